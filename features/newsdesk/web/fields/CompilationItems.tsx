import type { CompilationContent } from '#features/news/public.ts';
import { IconButton } from '#platform/ui/buttons/IconButton.tsx';
import { TextField } from '#platform/ui/fields/TextField.tsx';
import { useText } from '#platform/web/text.ts';
import { FindNews, type FoundNews } from './FindNews.tsx';
import styles from './CompilationItems.module.css';

type Items = CompilationContent['items'];

interface Props {
  items: Items;
  headlines: readonly FoundNews[];
  onFound: (news: FoundNews) => void;
  onChange: (items: Items) => void;
}

/** News picked by hand: found by their words, put in order, each with a word on why it is here. */
export function CompilationItems({ items, headlines, onFound, onChange }: Props) {
  const t = useText();
  const add = (news: FoundNews): void => {
    onFound(news);
    if (!items.some(({ newsId }) => newsId === news.newsId))
      onChange([...items, { newsId: news.newsId, note: '' }]);
  };
  const move = (from: number, to: number): void => {
    const next = [...items];
    next.splice(to, 0, ...next.splice(from, 1));
    onChange(next);
  };
  return (
    <section aria-label={t('Desk_Items')}>
      <FindNews onChoose={add} />
      {items.length === 0 && <p className={styles.empty}>{t('Desk_ItemsEmpty')}</p>}
      <ol className={styles.items}>
        {items.map(({ newsId, note }, at) => {
          const news = headlines.find((each) => each.newsId === newsId);
          const title = news?.title ?? t('Desk_ItemGone', { newsId });
          return (
            <li key={newsId} className={styles.item}>
              <p className={styles.title} lang={news?.language}>
                {title}
              </p>
              <span className={styles.tools}>
                <IconButton
                  icon="arrow-up"
                  label={t('Desk_MoveUp', { title })}
                  disabled={at === 0}
                  onClick={() => move(at, at - 1)}
                />
                <IconButton
                  icon="arrow-down"
                  label={t('Desk_MoveDown', { title })}
                  disabled={at === items.length - 1}
                  onClick={() => move(at, at + 1)}
                />
                <IconButton
                  icon="close"
                  label={t('Desk_TakeOut', { title })}
                  onClick={() => onChange(items.filter((each) => each.newsId !== newsId))}
                />
              </span>
              <p className={styles.source}>{news?.sourceName}</p>
              <div className={styles.note}>
                <TextField
                  size="small"
                  label={t('Desk_Note')}
                  labelHidden
                  placeholder={t('Desk_Note')}
                  maxLength={500}
                  value={note}
                  onChange={(event) =>
                    onChange(
                      items.map((each) =>
                        each.newsId === newsId ? { ...each, note: event.target.value } : each,
                      ),
                    )
                  }
                />
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
