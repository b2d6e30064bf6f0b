import { Breadcrumbs } from '#platform/ui/navigation/Breadcrumbs.tsx';
import { LinkTabs } from '#platform/ui/navigation/LinkTabs.tsx';
import typeStyles from '#platform/ui/type.module.css';
import { PageTitle } from '#platform/web/PageTitle.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { families, type Family } from '../../domain/depth/families.ts';

/** Name of place and family, the way back to the dossier, the other families. */
export function FamilyHead({ yugoId, family, name }: { yugoId: number; family: Family; name: string }) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const title = t('RegionDepth_Title', { family: t(`RegionDepth_Family_${family}`), place: name });
  const addresses: Record<Family, string> = {
    population: buildRoute('populationDetail', { id: 1, yugoId }),
    health: buildRoute('healthDetail', { yugoId }),
    ecology: buildRoute('ecologyDetail', { yugoId }),
  };
  return (
    <header>
      <PageTitle>{title}</PageTitle>
      <Breadcrumbs
        trail={[
          { label: t('Regions_Title'), to: buildRoute('regions', { id: 'incidence' }) },
          { label: name, to: buildRoute('region', { id: yugoId, tab: 'overview' }) },
          { label: t(`RegionDepth_Family_${family}`) },
        ]}
      />
      <h1 className={typeStyles.title}>{title}</h1>
      <LinkTabs
        label={t('RegionDepth_Families')}
        tabs={families.map((other) => ({
          to: addresses[other],
          label: t(`RegionDepth_Family_${other}`),
          current: other === family,
        }))}
      />
    </header>
  );
}
