/** Edge of a coloured block: the calçadão wave, as wide as its block. */
export const Onda = ({ className }: { className?: string | undefined }) => (
  <svg
    className={className}
    viewBox="0 0 1200 40"
    preserveAspectRatio="none"
    aria-hidden
    focusable="false"
  >
    <path
      className="onda-fita"
      d="M0 14Q75-10 150 14T300 14T450 14T600 14T750 14T900 14T1050 14T1200 14V40H0Z"
    />
    <path
      className="onda-borda"
      d="M0 26Q75 2 150 26T300 26T450 26T600 26T750 26T900 26T1050 26T1200 26V41H0Z"
    />
  </svg>
);
