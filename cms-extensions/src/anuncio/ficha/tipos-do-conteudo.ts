export const BANNER = 'api::banner.banner';
export const RADIO = 'api::radio.radio';
export const MUSICA = 'api::musica.musica';
export const CANTOR = 'api::cantor.cantor';
