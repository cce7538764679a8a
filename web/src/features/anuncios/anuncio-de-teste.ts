import type { Anuncio } from '@portal/contracts/anuncio/anuncio';

/** A banner ad just bought, but for what a test changes. */
export const anuncioDeTeste = (mudanca: Partial<Anuncio> = {}): Anuncio => ({
  id: 128,
  titulo: 'Padaria da Ana',
  tipo: 'banner',
  periodo: 3,
  data_inicio: null,
  data_fim: null,
  data_vencimento: null,
  status: 0,
  valor: 100,
  termos: true,
  meio_pagamento: 'pix',
  path_comprovante: null,
  enviado_em: null,
  previsao_liberacao: null,
  aprovado_em: null,
  esperando_desde: null,
  imagem_banner: null,
  usuario: { id_usuario: 7, usuario: 'ana', telefone: '11988887777', email: 'ana@exemplo.com.br' },
  ...mudanca,
});
