import { expect, it } from 'vitest';
import { comPadroes } from './producao';

it.each(['', ' ', undefined])('o que não tem valor (%j) vale o de produção', (vazio) => {
  expect(comPadroes({ NODE_ENV: vazio, UV_THREADPOOL_SIZE: '7' })).toEqual({
    NODE_ENV: 'production',
    STRAPI_TELEMETRY_DISABLED: 'true',
    UV_THREADPOOL_SIZE: '7',
  });
});
