/** A partner's mark: their own is not known, so the sign of a seal with the first letter of the name. */
export function PartnerMark({ name }: { name: string }) {
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true" style={{ verticalAlign: '-3px' }}>
      <rect x="0.5" y="0.5" width="15" height="15" rx="3" fill="none" stroke="var(--hair-2)" />
      <text x="8" y="12" textAnchor="middle" fontSize="11" fill="var(--ink-2)">
        {name.slice(0, 1)}
      </text>
    </svg>
  );
}
