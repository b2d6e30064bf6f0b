import { Checkbox } from '#platform/ui/choices/Checkbox.tsx';
import { showToast } from '#platform/ui/toasts/toast-areas.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import type { OutputOf } from '#platform/web/api.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import { useState } from 'react';
import { QuietHours } from './QuietHours.tsx';
import { WebhookDeliveries } from './WebhookDeliveries.tsx';
import { WebhookForm } from './WebhookForm.tsx';
import styles from './NoticeChannels.module.css';

type Channels = OutputOf<'notices/getChannels'>;

const ways = ['here', 'mail', 'webhook'] as const;

/** By which ways each kind is told; each choice holds at once. */
export function NoticeChannels({ channels }: { channels: Channels }) {
  const t = useText();
  const api = useApi();
  const [chosen, setChosen] = useState(channels.channels);
  const save = (next: Channels['channels'][number]): void => {
    const before = chosen;
    setChosen(before.map((each) => (each.kind === next.kind ? next : each)));
    api.call('notices/saveChannel', next).catch(() => {
      setChosen(before);
      showToast(t('Ui_NotDone'), { kind: 'failed' });
    });
  };
  return (
    <Tile level={2} title={t('Notices_Ways')} sub={t('Notices_WaysNote')}>
      <div className={styles.scroll}>
        <table className={styles.ways}>
          <thead>
            <tr>
              <th scope="col">{t('Notices_What')}</th>
              {ways.map((way) => (
                <th key={way} scope="col">
                  {t(`Notices_Way_${way}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {chosen.map((channel) => (
              <tr key={channel.kind}>
                <th scope="row">{t(`Notices_Kind_${channel.kind}`)}</th>
                {ways.map((way) => (
                  <td key={way}>
                    <Checkbox
                      label={
                        <span className="sr-only">
                          {t(`Notices_Kind_${channel.kind}`)}, {t(`Notices_Way_${way}`)}
                        </span>
                      }
                      checked={channel[way]}
                      onChange={(on) => save({ ...channel, [way]: on })}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <QuietHours channels={channels} />
      <WebhookForm channels={channels} />
      {channels.webhookUrl !== '' && <WebhookDeliveries />}
    </Tile>
  );
}
