import { expect, it } from 'vitest';
import { pedeComprovante, TIPOS_DE_MOTIVO, tipoDeMotivoSchema, tiposDeMotivoDe } from './motivos';

it('uma renovação só se recusa pelo pagamento ou por outro motivo', () => {
  expect(tiposDeMotivoDe({ tipo: 'banner' })).toEqual([
    'pagamento',
    'imagem',
    'texto',
    'link',
    'outro',
  ]);
  expect(tiposDeMotivoDe({ tipo: 'banner', renova: 7 })).toEqual(['pagamento', 'outro']);
});

it.each(['radio', 'musica'] as const)(
  'de um anúncio de %s, que só a administração muda, ninguém tem o que corrigir',
  (tipo) => {
    expect(tiposDeMotivoDe({ tipo })).toEqual(['outro']);
    expect(tiposDeMotivoDe({ tipo, renova: 7 })).toEqual(['outro']);
  },
);

it('só a recusa do pagamento pede outro comprovante', () => {
  expect(TIPOS_DE_MOTIVO.filter(pedeComprovante)).toEqual(['pagamento']);
  expect(pedeComprovante(undefined)).toBe(false);
});

it('o que precisa ser corrigido se escolhe', () => {
  const { error } = tipoDeMotivoSchema.safeParse('cor');
  expect(error?.issues.map(({ message }) => message)).toEqual([
    'Escolha o que precisa ser corrigido.',
  ]);
});
