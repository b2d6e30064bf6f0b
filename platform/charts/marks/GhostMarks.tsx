/** What became known later, dashed over what was known: the halo keeps it apart from the line it corrects. */
export function GhostMarks({ path }: { path: string }) {
  if (path === '') return null;
  return (
    <g fill="none" strokeLinejoin="round" data-ghost="">
      <path d={path} stroke="var(--ground)" strokeWidth={4} opacity={0.7} />
      <path d={path} stroke="var(--ghost)" strokeWidth={2} strokeDasharray="4 3" />
    </g>
  );
}
