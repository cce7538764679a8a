/** What ties a control to its hint and its error, for who hears the page. */
export const ligarCampo = (id: string, erro: string | undefined, dica?: unknown) => ({
  id,
  'aria-invalid': erro ? (true as const) : undefined,
  'aria-describedby':
    [dica ? `${id}-dica` : '', erro ? `${id}-erro` : ''].filter(Boolean).join(' ') || undefined,
});
