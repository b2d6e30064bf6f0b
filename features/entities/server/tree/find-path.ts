/** Neighbours of some nodes, each with the node it stands beside. */
type AskNeighbours = (ids: number[]) => Promise<readonly { of: number; id: number }[]>;

const maxSteps = 4;
/** Nodes of one step that are asked on: more is the whole graph. */
const widestStep = 400;

/** The shortest way from one node to another, both ends included; empty where there is none of four steps. One question a step; a cycle is walked once. */
export async function findPath(from: number, to: number, ask: AskNeighbours): Promise<number[]> {
  const cameFrom = new Map<number, number | null>([[from, null]]);
  let edge = [from];
  for (let step = 0; step < maxSteps && edge.length > 0 && !cameFrom.has(to); step += 1) {
    const found = await ask(edge);
    edge = [];
    for (const { of, id } of found) {
      if (cameFrom.has(id)) continue;
      cameFrom.set(id, of);
      if (edge.length < widestStep) edge.push(id);
    }
  }
  const path: number[] = [];
  for (let at: number | null | undefined = cameFrom.has(to) ? to : null; at != null; at = cameFrom.get(at))
    path.unshift(at);
  return path;
}
