/** Sub-tabs of the administration (especificação 2.10), after the queue of what waits (visual 2.9). */
export const LISTAS = [
  { id: 'fila', rotulo: 'Precisa de você', comContagem: true },
  { id: 'webradios', rotulo: 'Web rádios', comContagem: false },
  { id: 'musicas', rotulo: 'Músicas', comContagem: false },
  { id: 'banners', rotulo: 'Banners', comContagem: true },
  { id: 'todos', rotulo: 'Todos', comContagem: false },
] as const;
export type Lista = (typeof LISTAS)[number]['id'];

/** The sub-tab an address asks for; unknown, it is the queue. */
export const parseLista = (search: string): Lista => {
  const pedida = new URLSearchParams(search).get('lista')?.toLowerCase();
  return LISTAS.find(({ id }) => id === pedida)?.id ?? 'fila';
};
