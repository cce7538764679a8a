import { describe, expect, it } from 'vitest';
import { atualizarStatusSchema, editarBannerSchema } from './editar';
import { salvarSchema } from './salvar';

const BANNER = {
  titulo: ' Padaria  ',
  periodo: '3',
  tipo_anuncio: 'banner',
  meio_pagamento: 'pix',
  termos: 'on',
  titulo_banner: 'Pães',
  resumo_banner: 'Quentes às seis',
  url: 'HTTPS://padaria.test/x',
};
const MUSICA = {
  titulo: 'Música',
  periodo: '1',
  tipo_anuncio: 'musica',
  meio_pagamento: 'deposito',
  termos: true,
  nome_musica: 'Canção',
};

const erros = (dados: unknown): Record<string, string> => {
  const lido = salvarSchema.safeParse(dados);
  if (lido.success) return {};
  return Object.fromEntries(
    lido.error.issues.map(({ path, message }): [string, string] => [String(path[0]), message]),
  );
};

describe('salvar', () => {
  it('aceita o formulário e deixa fora o que não é dele', () => {
    expect(salvarSchema.parse({ ...BANNER, valor: '1', status: '1', permissao: '2' })).toEqual({
      ...BANNER,
      titulo: 'Padaria',
      periodo: 3,
      termos: true,
      data_inicio: null,
      url: 'https://padaria.test/x',
    });
  });

  it.each([
    ['titulo', '', 'Informe o título.'],
    ['titulo', 'x'.repeat(121), 'Use no máximo 120 caracteres.'],
    ['titulo', ['x'], 'Informe o título.'],
    ['periodo', '2', 'Escolha o período.'],
    ['periodo', undefined, 'Escolha o período.'],
    ['tipo_anuncio', 'outdoor', 'Escolha o tipo de anúncio.'],
    ['tipo_anuncio', undefined, 'Escolha o tipo de anúncio.'],
    ['meio_pagamento', 'cartao', 'Escolha o meio de pagamento.'],
    ['termos', 'false', 'É preciso ler e aceitar os termos e condições para continuar'],
    ['termos', undefined, 'É preciso ler e aceitar os termos e condições para continuar'],
    ['resumo_banner', 'x'.repeat(101), 'O resumo deve conter até 100 caracteres'],
    ['url', 'javascript:alert(1)', 'Informe um endereço que comece com http:// ou https://.'],
    ['url', 'https://', 'Informe um endereço que comece com http:// ou https://.'],
    [
      'url',
      'https://exemplo.com.br/minha página',
      'Há um espaço ou um sinal fora do lugar neste endereço. Copie-o da barra do navegador.',
    ],
    ['url', `https://a.test/${'x'.repeat(2048)}`, 'Use no máximo 2048 caracteres.'],
    ['data_inicio', '2026-02-30', 'Informe uma data válida.'],
    ['data_inicio', 'hoje', 'Informe uma data válida.'],
  ])('%s = %j é recusado', (campo, valor, mensagem) => {
    expect(erros({ ...BANNER, [campo]: valor })).toEqual({ [campo]: mensagem });
  });

  it('a conta de quem é o anúncio é um número, ou ninguém a escolheu', () => {
    expect(salvarSchema.parse({ ...BANNER, id_usuario: ' 7 ' }).id_usuario).toBe(7);
    for (const ninguem of ['', '  '])
      expect(salvarSchema.parse({ ...BANNER, id_usuario: ninguem }).id_usuario).toBeUndefined();
    for (const id_usuario of ['abc', '0', '-1', '9999999999', ['7'], null])
      expect(erros({ ...BANNER, id_usuario })).toEqual({
        id_usuario: 'Escolha uma conta da lista.',
      });
  });

  it('um resumo de 100 caracteres de qualquer tamanho passa', () => {
    expect(erros({ ...BANNER, resumo_banner: '🎵'.repeat(100) })).toEqual({});
  });

  it('a música pede um cantor, da lista ou novo e completo', () => {
    expect(erros(MUSICA)).toEqual({ id_cantor_musica: 'Escolha o cantor.' });
    expect(erros({ ...MUSICA, id_cantor_musica: 'abc' })).toEqual({});
    // With whatever else is wrong, and not after it.
    expect(erros({ ...MUSICA, termos: 'não', titulo: ['x'] })).toEqual({
      titulo: 'Informe o título.',
      termos: 'É preciso ler e aceitar os termos e condições para continuar',
      id_cantor_musica: 'Escolha o cantor.',
    });
    expect(erros({ ...MUSICA, termos: 'não' })).toHaveProperty('id_cantor_musica');
    expect(erros({ ...MUSICA, nome_cantor: 'Ana' })).toEqual({
      slogan_cantor: 'Informe o slogan do cantor.',
      segmento_cantor: 'Informe o segmento do cantor.',
    });
    const invisivel = { slogan_cantor: '\u200b', segmento_cantor: '\u2800' };
    expect(erros({ ...MUSICA, nome_cantor: 'Ana', ...invisivel })).toEqual({
      slogan_cantor: 'Informe o slogan do cantor.',
      segmento_cantor: 'Informe o segmento do cantor.',
    });
    expect(erros({ ...MUSICA, nome_cantor: ['Ana'], ...invisivel })).toMatchObject({
      nome_cantor: 'Confira este campo.',
    });
  });

  it('a rádio completa o código do país no WhatsApp e aceita campos vazios', () => {
    const radio = {
      ...BANNER,
      tipo_anuncio: 'radio',
      nome_webradio: 'R',
      url_webradio: 'http://r.test',
    };
    expect(salvarSchema.parse({ ...radio, whatsapp_webradio: '(11) 98765-4321' })).toMatchObject({
      whatsapp_webradio: '5511987654321',
      email_webradio: '',
      instagram_webradio: '',
    });
    expect(erros({ ...radio, email_webradio: 'x', instagram_webradio: 'ftp://x' })).toEqual({
      email_webradio: 'Informe um e-mail válido.',
      instagram_webradio: 'Informe um endereço que comece com http:// ou https://.',
    });
  });
});

describe('editar', () => {
  it('o que não veio não muda; o que veio vazio é recusado', () => {
    expect(editarBannerSchema.parse({ id_anuncio: '7' })).toEqual({ id_anuncio: 7 });
    expect(editarBannerSchema.safeParse({ id_anuncio: '7', titulo: '' }).success).toBe(false);
    expect(editarBannerSchema.safeParse({ id_anuncio: '99999999999' }).success).toBe(false);
  });

  it('o tipo pode vir junto, e um que não há é dito como na compra', () => {
    const outro = (tipo_anuncio: unknown) =>
      editarBannerSchema.safeParse({ id_anuncio: '7', tipo_anuncio }).error?.issues[0]?.message;
    expect(['', 'banner', 'outdoor'].map(outro)).toEqual([
      undefined,
      undefined,
      'Escolha o tipo de anúncio.',
    ]);
  });

  it.each(['2', '4', '5', '6', '7', '10', '1abc', '', null, true, undefined, ['1']])(
    'status %j não é um status',
    (status) => {
      expect(atualizarStatusSchema.safeParse({ id_anuncio: '1', status }).success).toBe(false);
    },
  );

  it.each(['0', '1', '3', '8', '9'])('status %s é', (status) => {
    const lido = atualizarStatusSchema.parse({ id_anuncio: '1', status, motivo: ' a\n b ' });
    expect(lido).toEqual({ id_anuncio: 1, status: Number(status), motivo: 'a b' });
  });
});
