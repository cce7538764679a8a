import { afterEach, expect, it } from 'vitest';
import { lerTecla } from './keys';

afterEach(() => document.body.replaceChildren());

const apertar = (key: string, onde = '<p id="alvo">x</p>', init: KeyboardEventInit = {}) => {
  document.body.innerHTML = onde;
  let lida: ReturnType<typeof lerTecla> = null;
  const ouvir = (evento: KeyboardEvent) => (lida = lerTecla(evento));
  window.addEventListener('keydown', ouvir);
  document
    .querySelector('#alvo')
    ?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...init }));
  window.removeEventListener('keydown', ouvir);
  return lida;
};

it.each([
  [' ', 'tocar'],
  ['ArrowLeft', 'recuar'],
  ['ArrowRight', 'adiantar'],
  ['M', 'mudo'],
  ['n', 'seguinte'],
  ['p', 'anterior'],
  ['?', 'ajuda'],
  ['x', null],
])('%j é %s', (key, esperada) => expect(apertar(key)).toBe(esperada));

it.each([
  ['um campo é de quem escreve', ' ', '<input id="alvo">'],
  ['a busca também', 'm', '<input type="search" id="alvo">'],
  ['a lista escolhe com letras', 'p', '<select id="alvo"></select>'],
  ['o texto que se edita', '?', '<div contenteditable="true" id="alvo"></div>'],
  ['Espaço aperta o botão', ' ', '<button id="alvo"></button>'],
  ['Espaço abre o resumo', ' ', '<details><summary id="alvo"></summary></details>'],
  ['a seta anda entre as abas', 'ArrowRight', '<a role="tab" id="alvo"></a>'],
  ['um diálogo aberto tem as dele', 'n', '<dialog open><p id="alvo"></p></dialog>'],
])('%s', (_caso, key, onde) => expect(apertar(key, onde)).toBeNull());

it('nos botões as letras valem; com Ctrl nada vale; segurar repete só as setas', () => {
  expect(apertar('n', '<button id="alvo"></button>')).toBe('seguinte');
  expect(apertar('p', undefined, { ctrlKey: true })).toBeNull();
  expect(apertar('n', undefined, { repeat: true })).toBeNull();
  expect(apertar('ArrowLeft', undefined, { repeat: true })).toBe('recuar');
});
