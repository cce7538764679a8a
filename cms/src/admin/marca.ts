const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><clipPath id="r"><rect width="64" height="64" rx="16"/></clipPath><g clip-path="url(#r)"><rect width="64" height="64" fill="#A8350E"/><g fill="none" stroke="#FFF1E3" stroke-width="4.5" stroke-linecap="round"><path d="M22 25a14 14 0 0 1 20 0"/><path d="M15 18a24 24 0 0 1 34 0" opacity=".6"/></g><circle cx="32" cy="32" r="5" fill="#F9B81E"/><path d="M0 46c8-7 16-7 24-1s16 6 24 0 12-5 16-3v22H0z" fill="#F9B81E"/><path d="M0 53c8-7 16-7 24-1s16 6 24 0 12-5 16-3v15H0z" fill="#2B0F1F"/></g></svg>';

/** The portal's mark, where the panel shows Strapi's. */
export const MARCA = `data:image/svg+xml,${encodeURIComponent(SVG)}`;
