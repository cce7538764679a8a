import type { Radio } from '@portal/contracts/radio/radio';
import { expect, it } from 'vitest';
import { maisParecida } from './similar-radio';

// Only what the choice looks at.
const radio = (id: string, tags: string[], url = 'https://r'): Radio =>
  ({ id, tags, url }) as unknown as Radio;

const esta = radio('esta', ['Louvor', 'Hinos']);

it.each([
  [
    'a que tem mais etiquetas em comum',
    [radio('a', ['Hinos']), radio('b', ['hinos', 'louvor'])],
    'b',
  ],
  ['a primeira de iguais', [radio('a', ['Hinos']), radio('b', ['Louvor'])], 'a'],
  ['nunca ela mesma', [radio('esta', ['Louvor', 'Hinos']), radio('b', ['Louvor'])], 'b'],
  ['nem a que não tem o que tocar', [radio('a', ['Hinos'], '')], undefined],
  ['nenhuma, se nada há em comum', [radio('a', ['Rock'])], undefined],
])('%s', (_caso, todas, esperada) => expect(maisParecida(esta, todas)?.id).toBe(esperada));
