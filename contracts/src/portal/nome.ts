/** What the portal is called (especificação 1). */
export const NOME_DO_PORTAL = 'Portal das Web Rádios';
/** What the player's bar says where staff chose no default radio: it leads to the list. */
export const SEM_RADIO_PADRAO = 'Escolha uma rádio';
