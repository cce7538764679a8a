import { expect, it } from 'vitest';
import { isIngles } from './ingles';

it.each([
  ...['tags must be at most 255 characters', 'ValidationError', 'An application error occurred'],
  ...[
    'Invalid registrationToken',
    'Loading',
    'solto na posição 1 of 3.',
    'Choose date',
    'Limpar time',
  ],
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
  ],
])('“%s” não é', (linha) => {
  expect(isIngles(linha)).toBe(false);
});
