import { expect, it } from 'vitest';
import { plan, PORTAL } from './install.mjs';

const [NOW, BEFORE] = ['linux-x64-115 agora', 'linux-x64-115 antes'];
const PORTAL_ONLY = ['ci', ...PORTAL.map((name) => `--workspace=${name}`)];

it.each([
  ['nada instalado, para ligar o portal', null, true, PORTAL_ONLY, `${NOW} portal`],
  ['nada instalado, para os testes', null, false, ['ci'], NOW],
  ['o portal instalado, para ligá-lo', `${NOW} portal`, true, null],
  ['o portal instalado, para os testes', `${NOW} portal`, false, ['install', '--no-save'], NOW],
  ['tudo instalado, para ligar o portal', NOW, true, null],
  ['tudo instalado, para os testes', NOW, false, null],
  ['outra versão, só do portal', `${BEFORE} portal`, true, PORTAL_ONLY, `${NOW} portal`],
  ['outra versão, só do portal, para os testes', `${BEFORE} portal`, false, ['ci'], NOW],
  ['outra versão de tudo: quem tinha tudo continua com tudo', BEFORE, true, ['ci'], NOW],
])('%s', (_case, stamp, portalOnly, args, made) => {
  expect(plan(stamp, NOW, portalOnly)).toEqual(args && { args, made });
});
