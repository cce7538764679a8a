/** Id of the inert JSON element with what an address to share shows, as its public read answers it. */
export const ID_DOS_DADOS = 'dados-da-partilha';
/** Id of what the server draws of it, or the site of a list, until the page takes over. */
export const ID_DO_DESENHO = 'partilha';
