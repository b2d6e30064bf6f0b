import { useNavigate } from 'react-router';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { industryParams } from '#platform/shared/industry-address.ts';

/** Opens the industry of a code in a place. */
export function useOpenIndustry(yugoId: number): (code: string) => void {
  const navigate = useNavigate();
  const buildRoute = useBuildRoute();
  return (code) => void navigate(buildRoute('department', industryParams(code, { yugoId, isCity: false })));
}
