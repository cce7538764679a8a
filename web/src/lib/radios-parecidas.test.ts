import type { Radio } from '@portal/contracts/radio/radio';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { lerParecidas, parecidasCom } from './radios-parecidas';

// Only what the choice looks at.
const radio = (id: string, tags: string[], url = 'https://r'): Radio =>
  ({ id, tags, url }) as unknown as Radio;

const esta = radio('esta', ['Louvor', 'Hinos', 'Manhã']);

it.each([
  [
    'quem tem mais etiquetas em comum vem antes',
    [radio('a', ['Hinos']), radio('b', ['hinos', 'louvor'])],
    ['b', 'a'],
  ],
  [
    'iguais ficam na ordem em que vieram',
    [radio('a', ['Hinos']), radio('b', ['Louvor'])],
    ['a', 'b'],
  ],
  ['acentos e maiúsculas não contam', [radio('a', ['MANHA'])], ['a']],
  [
    'uma etiqueta repetida conta uma vez',
    [radio('a', ['Hinos', 'hinos']), radio('b', ['Louvor'])],
    ['a', 'b'],
  ],
  ['nunca ela mesma', [radio('esta', ['Louvor', 'Hinos']), radio('b', ['Louvor'])], ['b']],
  ['nem a que não tem o que tocar', [radio('a', ['Hinos'], '')], []],
  ['nenhuma, se nada há em comum', [radio('a', ['Rock'])], []],
  ['cada uma uma vez', [radio('a', ['Hinos']), radio('a', ['Hinos'])], ['a']],
])('%s', (_caso, todas, esperadas) =>
  expect(parecidasCom(esta, todas).map(({ id }) => id)).toEqual(esperadas),
);

describe('lerParecidas', () => {
  afterEach(() => vi.unstubAllGlobals());

  /** Answers the list of a tag by whether only those on the air were asked for. */
  const servir = (noAr: Radio[], todas: Radio[]) => {
    const pedir = vi.fn((caminho: string) =>
      Promise.resolve(Response.json(caminho.includes('no_ar=1') ? noAr : todas)),
    );
    vi.stubGlobal('fetch', pedir);
    return pedir;
  };
  const { signal } = new AbortController();
  const ids = async (quantas: number) =>
    (await lerParecidas(esta, quantas, signal)).map(({ id }) => id);

  it('as que soam vêm antes, mesmo com menos em comum, e cada uma uma vez', async () => {
    const soa = radio('soa', ['Hinos']);
    servir([soa], [radio('muda', ['Hinos', 'Louvor']), soa]);
    expect(await ids(6)).toEqual(['soa', 'muda']);
  });

  it('quando as que soam bastam, não pede as outras, e não passa de quantas foram pedidas', async () => {
    const pedir = servir([radio('a', ['Hinos']), radio('b', ['Hinos'])], []);
    expect(await ids(1)).toEqual(['a']);
    expect(pedir.mock.calls.every(([caminho]) => caminho.includes('no_ar=1'))).toBe(true);
  });

  it('sem etiquetas nada pede', async () => {
    const pedir = servir([], []);
    expect(await lerParecidas(radio('nua', []), 6, signal)).toEqual([]);
    expect(pedir).not.toHaveBeenCalled();
  });
});
