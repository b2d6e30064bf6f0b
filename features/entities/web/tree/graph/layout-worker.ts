import { layoutTree, type Point, type TreeShape } from '../../../domain/tree/layout-tree.ts';

onmessage = ({ data }: MessageEvent<{ shape: TreeShape; known: Map<number, Point> }>): void => {
  postMessage(layoutTree(data.shape, data.known));
};
