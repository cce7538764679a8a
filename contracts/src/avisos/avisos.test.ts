import { expect, it } from 'vitest';
import { escolherAvisosSchema } from './avisos';

it.each([
  ...[true, 'true', 'on', '1'].map((marcado) => [marcado, true]),
  ...[false, 'false', '', '0'].map((desmarcado) => [desmarcado, false]),
])('%j escolhe %s', (valor, escolhido) => {
  expect(escolherAvisosSchema.parse({ resumo_semanal: valor, resumo_diario: valor })).toEqual({
    ...{ resumo_semanal: escolhido, resumo_diario: escolhido },
  });
});

it('o que não veio fica como está, e o que não é sim nem não se recusa', () => {
  expect(escolherAvisosSchema.parse({ outro: true })).toEqual({});
  for (const valor of ['sim', 1, 0, null, [true]]) {
    const { error } = escolherAvisosSchema.safeParse({ resumo_semanal: valor });
    expect(error?.issues.map(({ message }) => message)).toEqual(['Escolha sim ou não']);
  }
});
