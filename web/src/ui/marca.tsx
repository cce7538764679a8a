/** The portal's sign: the wave of the promenades, which is also a radio's. */
export const Marca = ({ className }: { className?: string | undefined }) => (
  <svg className={className} viewBox="0 0 40 40" aria-hidden focusable="false">
    <rect width="40" height="40" rx="12" fill="#a8350e" />
    <g fill="none" strokeLinecap="round" strokeWidth="3.4">
      <path stroke="#f9b81e" d="M7 14q6.5-7 13 0t13 0" />
      <path stroke="#fff" d="M7 21.5q6.5-7 13 0t13 0" />
      <path stroke="#f9b81e" d="M7 29q6.5-7 13 0t13 0" />
    </g>
  </svg>
);
