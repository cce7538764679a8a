import { expect, it } from 'vitest';
import { isIngles, isQuebrada } from './ingles';

it.each([
  ...['tags must be at most 255 characters', 'ValidationError', 'An application error occurred'],
  ...[
    'Invalid registrationToken',
    'Loading',
    'solto na posição 1 of 3.',
    'Choose date',
    'Limpar time',
  ],
  ...['endereco must be at most 255 characters', 'carrossel.0 agora na posição 2 of 2.'],
  ...['Choose time', 'Limpar date', 'Reset password', 'User'],
  ...['documentId', 'Safari on Linux', 'Community', 'Settings', 'Notifications alt+T', 'Search'],
])('“%s” é inglês', (linha) => {
  expect(isIngles(linha)).toBe(true);
});

it.each([
  ...[
    'Como é por ele que se acha: no ar, na rádio',
    'TO',
    'Ajustes da lista',
    'tz4a98xxat96iws9zmbrgj3a',
  ],
  ...[
    'A web rádio do ano',
    'E-mail',
    'Safari, Linux',
    '“Rocha firme.webp”',
    'Data e hora',
    'http://localhost/admin/register?registrationToken=a',
    'Me diga mais',
    'Chave Pix: pix@exemplo.invalid → tesouraria@exemplo.org.',
  ],
])('“%s” não é', (linha) => {
  expect(isIngles(linha)).toBe(false);
});

it.each([
  ...['Anuncio', 'Musica', 'Opcao', 'Preco', 'Super Admin', 'ex: Kai', 'ex: Doe', 'kai@doe.com'],
  ...['Mais informações disponíveis .', 'SelecionarEscolha aqui', 'Volte ao seu pefil'],
  ...['ao fazer isso, você aceita os e a )', 'Arraste aqui ou'],
  ...['1 registro selecionados', 'Enviado! 1 enviados, 4 com falha', '1 selecionadas'],
])('“%s” está quebrada', (linha) => {
  expect(isQuebrada(linha)).toBe(true);
});

it.each([
  ...['Anúncio', 'Super administrador', 'Arraste aqui ou escolha um arquivo', '1 mês', '1 mudou'],
  ...['1 registro selecionado', '11 mudados', 'Enviado! 1 enviado', 'R$ 1,00 pagos'],
  ...['Escolha aqui', 'a e o', 'Edição 1 · encerrada', '21 enviados'],
])('“%s” não está', (linha) => {
  expect(isQuebrada(linha)).toBe(false);
});
