// The process in which pictures of others are decoded: one after another, watched for what they take.
import { drawPicture } from './draw-picture.ts';
import { PictureError, type FromPictureProcess, type ToPictureProcess } from './picture-task.ts';

const lookEveryMs = 50;
const bytesOfMb = 1024 * 1024;

const say = (said: FromPictureProcess): void => void process.send!(said);

process.on('message', (task: ToPictureProcess) => {
  const spentBefore = spentMs();
  const watch = setInterval(() => {
    const isOver =
      spentMs() - spentBefore > task.processorMs || process.memoryUsage.rss() > task.memoryMb * bytesOfMb;
    if (isOver) say({ isHeavy: true });
  }, lookEveryMs);
  drawPicture(task)
    .then(
      (answer) => say({ answer }),
      (error: unknown) => {
        if (!(error instanceof PictureError)) throw error;
        const why = error.cause instanceof Error ? error.cause.message : '';
        say({ refusal: error.reason, why });
      },
    )
    .finally(() => clearInterval(watch));
});

// An orderly end would wait for a decoding that nobody wants any more.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));

function spentMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
