import { describe, expect, it } from 'vitest';
import { escolhaDe, votoSchema } from './voto';

const VOTO = {
  nome: 'Ana de Tal',
  telefone: '(11) 98765-4321',
  email: 'Ana@Exemplo.com',
  id_webradio: 'r1',
};

const errosDe = (corpo: unknown): Record<string, string> => {
  const lido = votoSchema.safeParse(corpo);
  if (lido.success) return {};
  return Object.fromEntries(
    lido.error.issues.map(({ path, message }) => [String(path[0]), message]),
  );
};

describe('formulário das pesquisas', () => {
  it('o voto numa rádio é da pesquisa 1; numa música, da 2', () => {
    expect(escolhaDe(votoSchema.parse(VOTO))).toEqual({ pesquisa: 1, opcao: 'r1' });
    const musica = { ...VOTO, id_webradio: '', id_musica: ' m1 ' };
    expect(escolhaDe(votoSchema.parse(musica))).toEqual({ pesquisa: 2, opcao: 'm1' });
  });

  it('de qual edição é pode vir com ele', () => {
    for (const nenhuma of [undefined, null, ''])
      expect(votoSchema.parse({ ...VOTO, edicao: nenhuma }).edicao).toBeUndefined();
    expect(votoSchema.parse({ ...VOTO, edicao: '2' }).edicao).toBe(2);
    expect(errosDe({ ...VOTO, edicao: 'x' })).toEqual({ edicao: 'Informe o número da edição.' });
  });

  it.each([' (11) 98765-4321 ', `(11)${' '.repeat(26)}98765-4321`])(
    'o telefone %j vale',
    (telefone) => {
      expect(errosDe({ ...VOTO, telefone })).toEqual({});
      expect(votoSchema.parse({ ...VOTO, telefone }).telefone).toBe(telefone.trim());
    },
  );

  it.each([
    [{ ...VOTO, id_webradio: undefined }, { id_webradio: 'Escolha a web rádio.' }],
    [{ ...VOTO, id_webradio: null, id_musica: '' }, { id_musica: 'Escolha a música.' }],
    [
      { ...VOTO, id_musica: 'm1' },
      { id_webradio: 'Escolha uma web rádio ou uma música, não as duas.' },
    ],
    [{ ...VOTO, nome: '  ' }, { nome: 'Informe o nome.' }],
    [{ ...VOTO, email: 'ana' }, { email: 'Informe um e-mail válido.' }],
    [
      { ...VOTO, telefone: '98765-4321' },
      { telefone: 'Informe um telefone com DDD, de 10 ou 11 números.' },
    ],
    [
      { ...VOTO, telefone: '(11) 98765-432x' },
      { telefone: 'Informe um telefone com DDD, de 10 ou 11 números.' },
    ],
    [{ ...VOTO, telefone: ' ' }, { telefone: 'Informe o telefone.' }],
    [{ ...VOTO, telefone: 11987654321 }, { telefone: 'Informe o telefone.' }],
    ...[
      ...['(11) 98765-4321 (11)', '119876543210', 'a11987654321', '(11) 9876-432'],
      `${' '.repeat(3)}(11)${' '.repeat(30)}98765-4321`,
    ].map((telefone): [object, Record<string, string>] => [
      { ...VOTO, telefone },
      { telefone: 'Informe um telefone com DDD, de 10 ou 11 números.' },
    ]),
    // With whatever else is wrong, and not after it.
    [
      { ...VOTO, nome: '', id_musica: 'm1' },
      {
        nome: 'Informe o nome.',
        id_webradio: 'Escolha uma web rádio ou uma música, não as duas.',
      },
    ],
    [{ ...VOTO, id_webradio: 7 }, { id_webradio: 'Invalid input' }],
  ])('%j não passa: %j', (corpo, erros) => {
    expect(errosDe(corpo)).toEqual(erros);
  });
});
