import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { comprarBanner, imagem } from './harness/anuncios';
import { ligarSegundoPasso } from './harness/autenticador';
import { type Editor, loginEditor } from './harness/editor';
import { type Answer } from './harness/http';
import { entrar, novaAdministradora, novaPessoa, type Pessoa } from './harness/pessoas';
import { umPortal } from './harness/um-portal';

const CONFIGURACAO = 'api::configuracao.configuracao';

const aqui = umPortal({ PORTAL_LIMITS: '100' });
let editor: Editor;

beforeAll(async () => {
  editor = await loginEditor(aqui.portal);
});
afterEach(() => exigir(false));

const exigir = (exigir_segundo_passo: boolean) =>
  editor.save(CONFIGURACAO, { exigir_segundo_passo });

const codigoDe = (answer: Answer): unknown[] => [
  answer.status,
  answer.json<{ codigo?: string }>().codigo,
];
const FALTA = [403, 'configure_segundo_passo'];

const DA_EQUIPE = [
  CAMINHOS.anunciosDeRadio,
  CAMINHOS.anunciosDeBanner,
  CAMINHOS.notificacoes,
  CAMINHOS.indicadores,
  CAMINHOS.pesquisas,
];

describe('com o segundo passo exigido da administração', () => {
  let dona: Pessoa;
  let id: number;

  beforeAll(async () => {
    dona = await novaPessoa(aqui.portal);
    ({ id } = await comprarBanner(dona.visitante));
  });

  it('quem administra sem ele só pode configurá-lo, já no pedido seguinte', async () => {
    const ana = await novaAdministradora(aqui);
    expect((await ana.visitante.pedir(CAMINHOS.notificacoes)).status).toBe(200);
    await exigir(true);
    for (const caminho of [...DA_EQUIPE, CAMINHOS.historico(id), CAMINHOS.pagamento(id)])
      expect(codigoDe(await ana.visitante.pedir(caminho)), caminho).toEqual(FALTA);
    const mudar = { id_anuncio: id, status: 1 };
    expect(codigoDe(await ana.visitante.enviar(CAMINHOS.atualizarStatus, mudar))).toEqual(FALTA);
    expect(codigoDe(await ana.visitante.enviar(CAMINHOS.salvarAnuncio, {}))).toEqual(FALTA);

    expect((await ana.visitante.quem()).user).toEqual({
      id_usuario: ana.id,
      usuario: ana.cadastro.nome,
      permissao: 2,
      falta_segundo_passo: true,
    });
    expect((await ana.visitante.pedir(CAMINHOS.meusDados)).status).toBe(200);
    const mudado = await ana.visitante.enviar(CAMINHOS.atualizarUsuario, { bairro: 'Centro' });
    expect(mudado.status).toBe(200);
    expect((await entrar(aqui.portal, ana, { visitante: ana.visitante })).status).toBe(200);
    const situacao = await ana.visitante.pedir(CAMINHOS.segundoPasso);
    expect(situacao.json()).toEqual({ ligado: false, codigos: 0, exigido: true });

    await ligarSegundoPasso(ana);
    for (const caminho of DA_EQUIPE)
      expect((await ana.visitante.pedir(caminho)).status, caminho).toBe(200);
    expect((await ana.visitante.quem()).user).not.toHaveProperty('falta_segundo_passo');
  });

  it('nem manda arquivos, nem vê o comprovante de outra pessoa', async () => {
    const ana = await novaAdministradora(aqui);
    const bia = await novaPessoa(aqui.portal);
    const comprado = await comprarBanner(bia.visitante, {
      arquivo_comprovante: await imagem('#aa2244'),
    });
    const caminho = comprado.path_comprovante ?? '';
    expect((await ana.visitante.pedir(caminho)).status).toBe(200);
    await exigir(true);
    expect((await ana.visitante.pedir(caminho)).status).toBe(404);
    const limite = 'limite-daqui';
    const answer = await ana.visitante.pedir(CAMINHOS.editarRadio, {
      method: 'POST',
      headers: {
        'Content-Type': `multipart/form-data; boundary=${limite}`,
        'X-XSRF-TOKEN': ana.visitante.cookies.get('XSRF-TOKEN') ?? '',
      },
      body: `--${limite}\r\nContent-Disposition: form-data; name="id_anuncio"\r\n\r\n${id}\r\n--${limite}--\r\n`,
    });
    expect(codigoDe(answer)).toEqual(FALTA);
  });

  it('de quem anuncia ninguém o pede', async () => {
    await exigir(true);
    const { visitante, id: dela } = await novaPessoa(aqui.portal);
    expect((await visitante.quem()).user).not.toHaveProperty('falta_segundo_passo');
    expect((await visitante.pedir(CAMINHOS.anunciosDoUsuario(dela))).status).toBe(200);
    expect((await visitante.pedir(CAMINHOS.segundoPasso)).json()).toMatchObject({ exigido: false });
    expect(codigoDe(await visitante.pedir(CAMINHOS.indicadores))).toEqual([403, 'sem_permissao']);
  });
});
