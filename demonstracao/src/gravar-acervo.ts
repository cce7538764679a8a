import { abrirAcervo, lugarEm } from './midia/acervo';
import { renderizar } from './midia/renderizar';

/**
 * `node gravar-acervo.js PASTA`: what a demonstration shows and sounds, unless it was rendered before. The build does it beside the
 * panel's, so that a portal's first start finds it there.
 */
const [pasta] = process.argv.slice(2);
if (pasta === undefined) throw new Error('Uso: node gravar-acervo.js PASTA');
void abrirAcervo(lugarEm(pasta), renderizar);
