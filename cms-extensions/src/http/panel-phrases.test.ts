import { MENSAGENS } from '@portal/contracts/http/mensagens';
import { expect, it } from 'vitest';
import { emPortugues } from './panel-phrases';

it.each([
  ['Invalid credentials', 'E-mail ou senha inválidos.'],
  ['Invalid registrationToken', 'Este convite não vale mais. Peça outro.'],
  ['Entity not found', 'Não encontrado: alguém pode ter apagado.'],
  ['Entity could not be cloned as it has', 'Para duplicar, mude antes o que não se repete.'],
  ['name cannot contain slashes', 'O nome não pode ter barras.'],
  ['Document not found or already published.', 'Não encontrado: alguém pode ter apagado.'],
  ['tags must be at most 255 characters', 'Longo demais: até 255 caracteres.'],
  ['carrossel[0].titulo must be at least 2 characters', 'Curto demais: pelo menos 2 caracteres.'],
  ['valor must be greater than or equal to 0', 'Este valor é baixo demais: a partir de 0.'],
  ['email must be a valid email', 'Isto não é um e-mail válido.'],
  [
    'periodo must be a `number` type, but the final value was: `NaN` (cast from the value `"x"`).',
    'Isto não é um número.',
  ],
  ['nome must be a `string` type, but the final value was: `{}`.', 'Isto não vale neste campo.'],
  ['numero is a required field', 'Falta preencher.'],
  ['firstname must be a trimmed string', 'Sem espaços no começo nem no fim.'],
  ['roles field must have at least 1 items', 'Aqui são precisos pelo menos 1.'],
  ['password must contain at least one uppercase character', 'Falta uma letra maiúscula.'],
  ['Invalid format, expected a timestamp or an ISO date', 'Isto não é uma data.'],
  [
    '1 relation(s) of type api::pesquisa.pesquisa associated with this entity do not exist',
    'Uma das ligações é com um registro que não existe mais.',
  ],
  ["Super admin permissions can't be edited.", 'O papel de superadministrador não muda.'],
  ['Invalid key nope', MENSAGENS.pedidoInvalido],
  ['Invalid status', MENSAGENS.pedidoInvalido],
  ['The filters parameter must be an object or an array', MENSAGENS.pedidoInvalido],
  ['2 errors occurred', 'Há campos a corrigir.'],
  ['Escolha uma foto do cantor.', 'Escolha uma foto do cantor.'],
])('%s', (ingles, portugues) => {
  expect(emPortugues(ingles)).toBe(portugues);
});
