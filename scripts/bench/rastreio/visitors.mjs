// Visitors whose cookies the portal gave: signed here with the measured portal's own secret, so that twenty thousand take no time.
import { createRequire } from 'node:module';
import { at } from '../../lib/paths.mjs';

const require = createRequire(at('cms/package.json'));

/** Environment of a portal whose secret is known to `visitors`. */
export const ENV = {
  PORTAL_SEGREDO: 'segredo-de-uma-medida-e-de-nada-mais',
  PORTAL_LIMITS: '1000000',
};

const secret = () => {
  const { lerAmbiente } = require(at('cms/dist/src/runtime/ambiente.js'));
  const { segredosDe } = require(at('cms/dist/src/runtime/segredos.js'));
  return segredosDe(lerAmbiente(ENV))('portal');
};

/** So many visitors: their id, and the headers their browser would send. */
export const visitors = (count) => {
  const { issueSigned } = require(at('cms-extensions/dist/http/signature.js'));
  const segredo = secret();
  return Array.from({ length: count }, () => {
    const id = issueSigned(segredo, 'visitante');
    const token = issueSigned(segredo, 'xsrf');
    const monitoramento = encodeURIComponent(JSON.stringify({ id_usuario: id }));
    const Cookie = `XSRF-TOKEN=${token}; monitoramento=${monitoramento}`;
    return { id, headers: { Cookie, 'X-XSRF-TOKEN': token, 'Content-Type': 'application/json' } };
  });
};
