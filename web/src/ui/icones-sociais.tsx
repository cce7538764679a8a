import type { ReactElement } from 'react';

export type RedeSocial = 'facebook' | 'youtube' | 'whatsapp' | 'instagram';

const DESENHOS: Record<RedeSocial, ReactElement> = {
  facebook: (
    <path d="M13.5 21v-7h2.6l.5-3.2h-3.1V8.9c0-1 .4-1.7 1.8-1.7h1.5V4.3c-.6-.1-1.4-.2-2.2-.2-2.6 0-4.2 1.5-4.2 4.3v2.4H7.6V14h2.8v7z" />
  ),
  youtube: (
    <path d="M21.6 7.4a2.6 2.6 0 0 0-1.8-1.8C18.2 5.2 12 5.2 12 5.2s-6.2 0-7.8.4a2.6 2.6 0 0 0-1.8 1.8C2 9 2 12 2 12s0 3 .4 4.6c.2.9.9 1.6 1.8 1.8 1.6.4 7.8.4 7.8.4s6.2 0 7.8-.4a2.6 2.6 0 0 0 1.8-1.8C22 15 22 12 22 12s0-3-.4-4.6zM10 15.2V8.8l5.4 3.2z" />
  ),
  whatsapp: (
    <path d="M12 3a8.9 8.9 0 0 0-7.6 13.5L3.2 21l4.6-1.2A8.9 8.9 0 1 0 12 3zm0 1.8a7.1 7.1 0 1 1-3.7 13.2l-.4-.2-2.2.6.6-2.1-.3-.4A7.1 7.1 0 0 1 12 4.8zM8.9 7.7c-.2 0-.5.1-.7.3-.3.3-.9.9-.9 2.1s.9 2.4 1 2.6c.2.2 1.8 2.8 4.4 3.8 2.2.8 2.6.7 3.1.6.5 0 1.5-.6 1.7-1.2.2-.6.2-1.1.2-1.2l-.6-.3-1.5-.7c-.2-.1-.4-.1-.5.1l-.7.9c-.1.2-.3.2-.5.1-.2-.1-1-.4-1.8-1.1a6.9 6.9 0 0 1-1.3-1.6c-.1-.2 0-.4.1-.5l.7-.8v-.5l-.7-1.7c-.2-.4-.4-.4-.5-.4z" />
  ),
  instagram: (
    <path d="M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zm0 1.9A3.1 3.1 0 0 0 4.9 8v8A3.1 3.1 0 0 0 8 19.1h8a3.1 3.1 0 0 0 3.1-3.1V8A3.1 3.1 0 0 0 16 4.9zm4 2.6a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zm0 1.9a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2zm4.8-3.3a1.1 1.1 0 1 1 0 2.2 1.1 1.1 0 0 1 0-2.2z" />
  ),
};

/** Sign of a social network; the link around it carries the name. */
export const IconeSocial = ({ rede }: { rede: RedeSocial }) => (
  <svg width="24" height="24" viewBox="0 0 24 24" fill="currentColor" aria-hidden focusable="false">
    {DESENHOS[rede]}
  </svg>
);
