import { DIA_MS } from '@portal/contracts/tempo/datas';
import { describe, expect, it } from 'vitest';
import { type Editor, type Entry, linkTo } from './harness/editor';
import { eventually } from './harness/http';
import { umPortalEditado } from './harness/leitura';
import { enviarRetrato } from './harness/midias';
import { comRedacao } from './harness/redacao';
import { sql } from './harness/sql';

const RADIO = 'api::radio.radio';
const CANTOR = 'api::cantor.cantor';
const MUSICA = 'api::musica.musica';
const PESQUISA = 'api::pesquisa.pesquisa';

const aqui = umPortalEditado();
const redacao = comRedacao(aqui);

interface NaLixeira {
  id: number;
  tipo: string;
  nome: string;
  quem: string;
  apagado_em: string;
  fica_ate: string;
}
const listar = async (quem: Editor = redacao.editor): Promise<NaLixeira[]> =>
  (await quem.pedir('/painel/lixeira')).json<{ linhas: NaLixeira[] }>().linhas;
const achar = async (nome: string): Promise<NaLixeira> => {
  const achada = (await listar()).find((linha) => linha.nome === nome);
  if (!achada) throw new Error(`${nome} não está na Lixeira`);
  return achada;
};
const restaurar = (id: number, quem: Editor = redacao.editor) =>
  quem.pedir(`/painel/lixeira/${id}/restaurar`, 'POST', {});
const apagarDeVez = (id: number) =>
  redacao.editor.pedir(`/painel/lixeira/${id}/apagar`, 'POST', {});
const ler = async (uid: string, documentId: string) =>
  (await redacao.editor.pedir(`/content-manager/collection-types/${uid}/${documentId}`)).json<{
    data: Record<string, unknown> & { imagem?: { id: number } };
  }>().data;

describe('a Lixeira', () => {
  it('guarda o que se apaga, com quem e até quando, e devolve com os arquivos e o endereço', async () => {
    const imagem = await enviarRetrato(redacao.editor, 'Um retrato');
    const { documentId } = await redacao.editor.createPublished(RADIO, {
      ...{ nome_radio: 'Rádio Perdida', slogan: 'Ainda aqui', imagem: imagem.id },
    });
    const { slug } = await ler(RADIO, documentId);
    await redacao.editor.remove(RADIO, documentId);
    const linha = await achar('Rádio Perdida');
    expect(linha).toMatchObject({ tipo: 'Web rádio', quem: 'Pessoa Da Redação' });
    const dias = (Date.parse(linha.fica_ate) - Date.parse(linha.apagado_em)) / DIA_MS;
    expect(dias).toBe(30);

    // Its files are not to be cleaned away meanwhile.
    const recusa = await redacao.editor.pedir(`/upload/files/${imagem.id}`, 'DELETE');
    expect(recusa.status).toBe(400);
    expect(recusa.text).toContain(
      'Lixeira “Rádio Perdida”. O que está na Lixeira, apague de vez, ou restaure e troque o arquivo.',
    );

    const volta = await restaurar(linha.id);
    expect(volta.status, volta.text).toBe(200);
    expect(volta.json()).toEqual({ uid: RADIO, id: documentId, nome: 'Rádio Perdida' });
    const outra = await ler(RADIO, documentId);
    expect(outra).toMatchObject({ nome_radio: 'Rádio Perdida', slogan: 'Ainda aqui', slug });
    expect(outra.imagem?.id).toBe(imagem.id);
    // A draft: what visitors see is published by somebody.
    const publicas = async () =>
      (await aqui.read<{ nome_radio: string }[]>('/api/radios/all')).map((um) => um.nome_radio);
    expect(await publicas()).not.toContain('Rádio Perdida');
    await redacao.editor.publish(RADIO, documentId);
    await eventually(async () => expect(await publicas()).toContain('Rádio Perdida'));
  });

  it('dois cliques, e dois ao mesmo tempo, devolvem uma vez só', async () => {
    const { documentId } = await redacao.editor.create(RADIO, { nome_radio: 'Rádio Dobrada' });
    await redacao.editor.remove(RADIO, documentId);
    const { id } = await achar('Rádio Dobrada');
    const voltas = await Promise.all([restaurar(id), restaurar(id), restaurar(id)]);
    expect(voltas.map(({ status, text }) => (status === 200 ? 200 : text))).toEqual([
      200, 200, 200,
    ]);
    const rows = await sql<{ id: number }>(
      aqui.portal,
      aqui.database,
      'select id from radios where document_id = ?',
      documentId,
    );
    expect(rows).toHaveLength(1);
    expect((await listar()).some((linha) => linha.id === id)).toBe(false);
  });

  it('um cantor volta com as suas músicas, e uma música com o cantor', async () => {
    const { documentId: cantor } = await redacao.editor.create(CANTOR, {
      nome: 'Cantora que Volta',
    });
    const { documentId: musica } = await redacao.editor.create(MUSICA, {
      ...{ nome: 'Canção que Fica', cantor },
    });
    await redacao.editor.remove(CANTOR, cantor);
    await restaurar((await achar('Cantora que Volta')).id);
    const relacao = await redacao.editor.pedir(
      `/content-manager/relations/${CANTOR}/${cantor}/musicas`,
    );
    expect(relacao.json<{ results: { documentId: string }[] }>().results).toMatchObject([
      { documentId: musica },
    ]);
    await redacao.editor.remove(MUSICA, musica);
    await restaurar((await achar('Canção que Fica')).id);
    const dela = await redacao.editor.pedir(
      `/content-manager/relations/${MUSICA}/${musica}/cantor`,
    );
    expect(dela.json<{ results: object[] }>().results).toMatchObject([{ documentId: cantor }]);
  });

  it('a rádio padrão volta a sê-lo, se entretanto nenhuma outra é', async () => {
    const padrao = async () =>
      (await aqui.read<{ radio_padrao: { id: string } | null }>('/api/portal')).radio_padrao?.id;
    const escolher = (radio: Entry) =>
      aqui.editor.save('api::configuracao.configuracao', { radio_padrao: linkTo(radio) });
    const primeira = await redacao.editor.createPublished(RADIO, { nome_radio: 'Rádio Padrão' });
    await escolher(primeira);
    await redacao.editor.remove(RADIO, primeira.documentId);
    await eventually(async () => expect(await padrao()).toBeUndefined());
    expect((await restaurar((await achar('Rádio Padrão')).id)).status).toBe(200);
    await redacao.editor.publish(RADIO, primeira.documentId);
    await eventually(async () => expect(await padrao()).toBe(primeira.documentId));
    await redacao.editor.remove(RADIO, primeira.documentId);
    const outra = await redacao.editor.createPublished(RADIO, { nome_radio: 'A Padrão de Agora' });
    await escolher(outra);
    expect((await restaurar((await achar('Rádio Padrão')).id)).status).toBe(200);
    await redacao.editor.publish(RADIO, primeira.documentId);
    expect(await padrao()).toBe(outra.documentId);
  });

  it('uma música que entretanto é de outro cantor fica com ele, e uma opção com a sua pesquisa', async () => {
    const ligadas = async (uid: string, id: string, campo: string): Promise<string[]> => {
      const lidas = await redacao.editor.pedir(`/content-manager/relations/${uid}/${id}/${campo}`);
      return lidas.json<{ results: Entry[] }>().results.map(({ documentId }) => documentId);
    };
    const casos = [
      [CANTOR, MUSICA, 'musicas', 'cantor', 'nome', { nome: 'Dono' }],
      [
        ...([PESQUISA, 'api::opcao.opcao', 'opcoes', 'pesquisa', 'titulo'] as const),
        { titulo: 'Dona', numero: 2, fecha_em: '2020-02-01T12:00:00Z' },
      ],
    ] as const;
    for (const [dono, coisa, muitas, um, chamado, campos] of casos) {
      const antes = await redacao.editor.create(dono, { ...campos, [chamado]: `${coisa} antes` });
      const depois = await redacao.editor.create(dono, campos);
      const { documentId } = await redacao.editor.create(coisa, {
        ...{ nome: `Vai embora ${coisa}`, [um]: antes.documentId },
      });
      await redacao.editor.remove(dono, antes.documentId);
      await redacao.editor.update(coisa, documentId, { [um]: linkTo(depois) });
      const volta = await restaurar((await achar(`${coisa} antes`)).id);
      expect(volta.status, volta.text).toBe(200);
      expect(await ligadas(dono, antes.documentId, muitas)).toEqual([]);
      expect(await ligadas(coisa, documentId, um)).toEqual([depois.documentId]);
    }
  });

  it('volta com o dia em que foi criado, também no ar; o que se guardou sem ele, com o de hoje', async () => {
    const cantor = await redacao.editor.createPublished(CANTOR, {
      ...{ nome: 'Cantora Antiga', foto: (await enviarRetrato(redacao.editor, 'Ela')).id },
    });
    const { documentId } = await redacao.editor.createPublished(MUSICA, {
      ...{ nome: 'Canção Antiga', cantor: linkTo(cantor) },
    });
    const consultar = (comando: string, ...valores: (string | number)[]) =>
      sql<{ conteudo: unknown }>(aqui.portal, aqui.database, comando, ...valores);
    const ANTES = '2020-05-06T07:08:09.000Z';
    const noBanco = aqui.database.url ? ANTES : Date.parse(ANTES);
    await consultar('update musicas set created_at = ? where document_id = ?', noBanco, documentId);
    await redacao.editor.remove(MUSICA, documentId);
    await restaurar((await achar('Canção Antiga')).id);
    expect((await ler(MUSICA, documentId))['createdAt']).toBe(ANTES);
    await redacao.editor.publish(MUSICA, documentId);
    await eventually(async () => {
      const { musicas } = await aqui.read<{ musicas: { created_at: string }[] }>(
        `/api/cantores/${cantor.documentId}`,
      );
      expect(musicas.map(({ created_at }) => created_at)).toEqual([ANTES]);
    });

    await redacao.editor.remove(MUSICA, documentId);
    const { id } = await achar('Canção Antiga');
    const [linha] = await consultar('select conteudo from lixeiras where id = ?', id);
    const guardado = (
      typeof linha?.conteudo === 'string' ? JSON.parse(linha.conteudo) : linha?.conteudo
    ) as { campos: Record<string, unknown> };
    delete guardado.campos['createdAt'];
    await consultar('update lixeiras set conteudo = ? where id = ?', JSON.stringify(guardado), id);
    expect((await restaurar(id)).status).toBe(200);
    const voltou = String((await ler(MUSICA, documentId))['createdAt']);
    expect(Math.abs(Date.now() - Date.parse(voltou))).toBeLessThan(60_000);
  });

  it('se o nome entretanto é de outra, pergunta antes', async () => {
    const nome_radio = 'Rádio de Dois';
    const { documentId } = await redacao.editor.create(RADIO, { nome_radio });
    await redacao.editor.remove(RADIO, documentId);
    await redacao.editor.create(RADIO, { nome_radio });
    const { id } = await achar(nome_radio);
    const pergunta = await restaurar(id);
    expect(pergunta.status).toBe(400);
    expect(pergunta.text).toContain('Já existe “Rádio de Dois”');
    expect(pergunta.text).toContain('Restaurar com o mesmo nome');
    const caminho = `/painel/lixeira/${id}/restaurar`;
    const volta = await redacao.editor.pedir(caminho, 'POST', {}, 'nome_repetido');
    expect(volta.json()).toEqual({ uid: RADIO, id: documentId, nome: nome_radio });
  });

  it('uma pesquisa volta com as opções, na edição seguinte do seu lugar', async () => {
    const { documentId } = await redacao.editor.create(PESQUISA, {
      ...{ numero: 2, titulo: 'Pesquisa Apagada', texto: 'Vote', abre_em: '2031-01-01T12:00:00Z' },
      fecha_em: '2031-02-01T12:00:00Z',
    });
    const opcao = await redacao.editor.create('api::opcao.opcao', {
      ...{ nome: 'Opção Solta', pesquisa: documentId },
    });
    await redacao.editor.remove(PESQUISA, documentId);
    expect((await restaurar((await achar('Pesquisa Apagada')).id)).status).toBe(200);
    const relacao = await redacao.editor.pedir(
      `/content-manager/relations/${PESQUISA}/${documentId}/opcoes`,
    );
    expect(relacao.json<{ results: { documentId: string }[] }>().results).toMatchObject([
      { documentId: opcao.documentId },
    ]);
  });

  it('só a quem pode apagar: sem conta 401, de outro tipo 404', async () => {
    expect((await aqui.portal.ask('/painel/lixeira')).status).toBe(401);
    expect((await restaurar(999_999)).status).toBe(404);
    expect((await restaurar(999_999)).text).toContain('não está mais na Lixeira');
  });

  it('apagado de vez não volta, e o registro diz tudo o que houve', async () => {
    const { documentId } = await redacao.editor.create(RADIO, { nome_radio: 'Rádio de Vez' });
    await redacao.editor.remove(RADIO, documentId);
    const { id } = await achar('Rádio de Vez');
    expect((await apagarDeVez(id)).status).toBe(200);
    expect((await apagarDeVez(id)).status).toBe(200);
    expect((await restaurar(id)).status).toBe(404);
    const registro = await redacao.conteudista.pedir('/painel/registro?busca=de+vez');
    const acoes = registro
      .json<{ linhas: { acao: string; alvo: string }[] }>()
      .linhas.filter(({ alvo }) => alvo.includes('Rádio de Vez'))
      .map(({ acao }) => acao);
    expect(acoes).toEqual(['apagou de vez da Lixeira', 'apagou no painel', 'criou no painel']);
  });

  it('de quem devolve e quem apaga de vez ao mesmo tempo, um só o faz', async () => {
    for (let vez = 0; vez < 6; vez += 1) {
      const nome = `Rádio Disputada ${vez}`;
      const { documentId } = await redacao.editor.create(RADIO, { nome_radio: nome });
      await redacao.editor.remove(RADIO, documentId);
      const { id } = await achar(nome);
      const [volta, apagada] = await Promise.all([restaurar(id), apagarDeVez(id)]);
      expect([200, 404]).toContain(volta.status);
      // Who deletes it is not told that it is gone when it came back.
      const onde = volta.status === 200 ? { uid: RADIO, id: documentId, nome } : null;
      expect(apagada.json()).toEqual({ volta: onde });
      // What came back is known to be back: asked again, it answers the same.
      expect((await restaurar(id)).status).toBe(volta.status);
    }
  });

  it('depois de 30 dias some da lista', async () => {
    const { documentId } = await redacao.editor.create(RADIO, { nome_radio: 'Rádio Antiga' });
    await redacao.editor.remove(RADIO, documentId);
    const { id } = await achar('Rádio Antiga');
    await sql(
      aqui.portal,
      aqui.database,
      'update lixeiras set apagado_em = ? where id = ?',
      Date.now() - 31 * DIA_MS,
      id,
    );
    expect((await listar()).map((linha) => linha.id)).not.toContain(id);
  });
});
