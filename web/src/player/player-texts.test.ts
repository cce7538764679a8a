import { expect, it } from 'vitest';
import type { Fonte } from './fonte';
import type { PlayerState } from './player-state';
import { emMinutos, rotuloDoBotao, textoDaSituacao } from './player-texts';
import { estadoDoBotao } from './hooks';

const fonte: Fonte = { tipo: 'radio', id: 'r', nome: 'R', url: 'https://r', imagem: null };

const TABELA: [PlayerState, string, string, string][] = [
  [{ nome: 'parado', fonte: null }, 'Rádio ao vivo · toque para ouvir', 'Ouvir rádio', 'parado'],
  [{ nome: 'parado', fonte }, 'Rádio ao vivo · toque para ouvir', 'Ouvir rádio', 'parado'],
  [{ nome: 'conectando', fonte, demorando: false }, 'Conectando…', 'Pausar', 'conectando'],
  [
    { nome: 'conectando', fonte, demorando: true },
    'Demorando mais que o normal…',
    'Pausar',
    'conectando',
  ],
  [{ nome: 'tocando', fonte }, 'Ao vivo agora', 'Pausar', 'tocando'],
  [{ nome: 'instavel', fonte }, 'Sinal fraco…', 'Pausar', 'conectando'],
  [{ nome: 'reconectando', fonte, tentativa: 2 }, 'Reconectando (2 de 5)…', 'Parar', 'conectando'],
  [
    { nome: 'erro', fonte, motivo: 'foraDoAr' },
    'Esta rádio está fora do ar no momento',
    'Tentar de novo',
    'parado',
  ],
  [
    { nome: 'semInternet', fonte },
    'Você está sem internet. Voltamos sozinhos quando ela voltar.',
    'Tentar de novo',
    'conectando',
  ],
  [{ nome: 'bloqueado', fonte }, 'Toque para ouvir', 'Ouvir', 'parado'],
];

it.each(TABELA)('%o diz o que a tabela manda', (state, texto, rotulo, situacao) => {
  expect(textoDaSituacao(state)).toBe(texto);
  expect(rotuloDoBotao(state)).toBe(rotulo);
  expect(estadoDoBotao(state, 'radio', state.fonte?.id ?? 'r')).toBe(situacao);
  expect(estadoDoBotao(state, 'radio', 'outra')).toBe('parado');
  expect(estadoDoBotao(state, 'musica', 'r')).toBe('parado');
});

it.each([
  [0, '0:00'],
  [9.9, '0:09'],
  [65, '1:05'],
  [3600, '60:00'],
])('%d s se lê %s', (segundos, texto) => {
  expect(emMinutos(segundos)).toBe(texto);
});
