let stream: EventSource | null = null;
let listening = 0;

/** Hears of one kind of event of the signed-in person, over one connection for the whole page; gives back how to stop. */
export function listenLive(event: string, hear: () => void): () => void {
  stream ??= new EventSource('/api/live');
  const opened = stream;
  listening += 1;
  opened.addEventListener(event, hear);
  return () => {
    opened.removeEventListener(event, hear);
    listening -= 1;
    if (listening > 0) return;
    opened.close();
    stream = null;
  };
}
