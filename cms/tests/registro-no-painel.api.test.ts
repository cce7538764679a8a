import { CAMINHOS } from '@portal/contracts/http/caminhos';
import type { LinhaDoRegistro } from '@portal/contracts/registro/registro';
import { describe, expect, it } from 'vitest';
import { decidir, ler as lerDe } from './harness/andamento';
import { comprarBanner } from './harness/anuncios';
import type { Editor } from './harness/editor';
import { umPortalEditado } from './harness/leitura';
import { enviarRetrato } from './harness/midias';
import { novaAdministradora, novaPessoa } from './harness/pessoas';
import { comRedacao } from './harness/redacao';
import { sql } from './harness/sql';

const RADIO = 'api::radio.radio';
const PAGINA = 'api::pagina-inicial.pagina-inicial';
const CONTA = 'plugin::users-permissions.user';

const aqui = umPortalEditado();
const redacao = comRedacao(aqui);

interface Registro {
  total: number;
  linhas: {
    quem: string;
    acao: string;
    alvo: string;
    alvo_tipo: string;
    antes: object | null;
    depois: object | null;
  }[];
}
const ler = async (quem: Editor, busca = ''): Promise<Registro> =>
  (await quem.pedir(`/painel/registro?busca=${encodeURIComponent(busca)}`)).json<Registro>();

describe('o registro no painel', () => {
  it('só a quem cuida do conteúdo ou de tudo', async () => {
    expect((await aqui.portal.ask('/painel/registro')).status).toBe(401);
    expect((await redacao.editor.pedir('/painel/registro')).status).toBe(403);
    expect((await redacao.conteudista.pedir('/painel/registro')).status).toBe(200);
  });

  it('diz quem, o quê e como era antes, e acha sem acentos', async () => {
    const { documentId } = await redacao.editor.create(RADIO, { nome_radio: 'Manhã de Sol' });
    await redacao.editor.update(RADIO, documentId, { slogan: 'Acorde bem' });
    const { linhas, total } = await ler(redacao.conteudista, 'manha editou');
    expect(total).toBe(1);
    expect(linhas[0]).toMatchObject({
      ...{ quem: 'Pessoa Da Redação', acao: 'editou no painel' },
      ...{ antes: { Slogan: null }, depois: { Slogan: 'Acorde bem' } },
    });
  });

  it('diz os valores como o formulário os mostra, e não como se guardam', async () => {
    const banner = { titulo: 'Encontro', link: '/usuario/novo', externo: true };
    const mudar = (campos: object) =>
      redacao.conteudista.pedir(`/content-manager/single-types/${PAGINA}`, 'PUT', campos);
    expect((await mudar({ carrossel: [banner] })).status).toBe(200);
    expect((await mudar({ carrossel: [{ ...banner, externo: false }] })).status).toBe(200);
    const [linha] = (await ler(redacao.conteudista, 'pagina inicial editou')).linhas;
    expect(linha).toMatchObject({
      // Which of many an editor knows by its name, and not by an identifier.
      alvo: 'página inicial',
      antes: { Carrossel: 'Título: Encontro · Link: /usuario/novo · Abre em outra aba: sim' },
      depois: { Carrossel: 'Título: Encontro · Link: /usuario/novo · Abre em outra aba: não' },
    });
  });

  it('a administração do portal lê as mesmas palavras, e os estados de um anúncio pelo nome', async () => {
    const { visitante } = await novaAdministradora(aqui);
    await redacao.conteudista.save('api::sobre.sobre', {
      ...{ texto: 'Somos', diretoria: [{ nome: 'Ana', cargo: 'A' }] },
    });
    await redacao.conteudista.save('api::sobre.sobre', {
      ...{ texto: 'Somos', diretoria: [{ nome: 'Bia', cargo: 'A' }] },
    });
    const { id } = await comprarBanner(visitante);
    await decidir(visitante, id, 1);
    await decidir(visitante, id, 0, 'Valor errado');
    const doPortal = async (busca: string) =>
      (await lerDe<LinhaDoRegistro[]>(visitante, `${CAMINHOS.registro}?busca=${busca}`))[0];
    expect(await doPortal('quem+somos+editou')).toMatchObject({
      alvo: 'sobre (Quem somos)',
      antes: { diretoria: [{ nome: 'Ana', cargo: 'A', imagem: null }] },
      mudancas: [
        { campo: 'Diretoria', antes: 'Nome: Ana · Cargo: A', depois: 'Nome: Bia · Cargo: A' },
      ],
    });
    expect((await doPortal(`anuncio+${id}`))?.mudancas).toEqual([
      { campo: 'Status', antes: 'ativo', depois: 'não aprovado' },
      { campo: 'Motivo', antes: null, depois: 'Valor errado' },
    ]);
  });

  it('do que não lê no painel ninguém lê ali: as contas são do superadministrador', async () => {
    const { id } = await novaPessoa(aqui.portal);
    const [conta] = await sql<{ document_id: string }>(
      ...([
        aqui.portal,
        aqui.database,
        'select document_id from up_users where id = ?',
        id,
      ] as const),
    );
    await aqui.editor.update(CONTA, conta?.document_id ?? '', { telefone: '11955554444' });
    const tipos = async (quem: Editor) => (await ler(quem)).linhas.map((linha) => linha.alvo_tipo);
    expect(await tipos(aqui.editor)).toContain('usuario');
    const dela = await tipos(redacao.conteudista);
    expect(dela).toContain('radio');
    for (const tipo of ['usuario', 'anuncio', 'conta do painel']) expect(dela).not.toContain(tipo);
    const [editora] = (await ler(aqui.editor, 'conta painel editou')).linhas;
    expect(editora?.antes).toMatchObject({ Ativa: 'não' });
  });

  it('conta o que se deu a um papel e o que se lhe tirou, em palavras', async () => {
    const criado = await aqui.editor.pedir('/admin/roles', 'POST', {
      ...{ name: 'Estagiária', description: 'Ajuda' },
    });
    const { id } = criado.json<{ data: { id: number } }>().data;
    const dar = async (verbos: readonly string[], fields: readonly string[]): Promise<void> => {
      const permissions = [
        ...verbos.map((verbo) => ({
          ...{ action: `plugin::content-manager.explorer.${verbo}`, subject: 'api::radio.radio' },
          ...{ conditions: ['admin::is-creator'], properties: { fields } },
        })),
        { action: 'plugin::portal.registro.read', subject: null, conditions: [], properties: {} },
      ];
      const dadas = await aqui.editor.pedir(`/admin/roles/${id}/permissions`, 'PUT', {
        permissions,
      });
      expect(dadas.status, dadas.text).toBe(200);
    };
    await dar(['read', 'update'], ['nome_radio', 'slogan']);
    await dar(['read'], ['nome_radio']);
    // The same again tells nothing.
    await dar(['read'], ['nome_radio']);
    const { linhas } = await ler(aqui.editor, 'Estagiária');
    expect(linhas.map(({ acao, antes, depois }) => [acao, antes, depois]).slice(0, 2)).toEqual([
      [
        'mudou o que o papel pode fazer',
        {
          Pode: 'Editar, Web rádio: Nome da rádio, Slogan (Foi quem criou); Ver, Web rádio: Nome da rádio, Slogan (Foi quem criou)',
        },
        { Pode: 'Ver, Web rádio: Nome da rádio (Foi quem criou)' },
      ],
      [
        'mudou o que o papel pode fazer',
        { Pode: null },
        {
          Pode: 'Editar, Web rádio: Nome da rádio, Slogan (Foi quem criou); Ver o registro do que mudou; Ver, Web rádio: Nome da rádio, Slogan (Foi quem criou)',
        },
      ],
    ]);
    expect(linhas).toHaveLength(3);
  });

  it('dos arquivos da biblioteca lê quem a lê, e dos de anúncios só quem vê anúncios', async () => {
    const renomear = async (id: number, name: string): Promise<void> => {
      const form = new FormData();
      form.append('fileInfo', JSON.stringify({ name }));
      const codificado = new Response(form);
      const feito = await aqui.portal.ask(`/upload/files/${id}`, {
        method: 'PUT',
        headers: {
          Authorization: `Bearer ${aqui.editor.token}`,
          'Content-Type': codificado.headers.get('content-type') ?? '',
        },
        body: Buffer.from(await codificado.arrayBuffer()),
      });
      expect(feito.status, feito.text).toBe(200);
    };
    const praia = await enviarRetrato(redacao.editor, 'Praia');
    await renomear(praia.id, 'Praia do registro.png');
    await comprarBanner((await novaPessoa(aqui.portal)).visitante);
    const [doBanner] = await sql<{ id: number }>(
      ...([
        aqui.portal,
        aqui.database,
        "select file_id as id from files_related_mph where related_type = 'api::banner.banner'",
      ] as const),
    );
    await renomear(doBanner?.id ?? 0, 'Loja do registro.png');
    // Of the newsroom until an ad shows it.
    const emprestada = await enviarRetrato(redacao.editor, 'Emprestada');
    await sql(
      ...([
        aqui.portal,
        aqui.database,
        `insert into files_related_mph (file_id, related_id, related_type, field)
         select ?, related_id, related_type, 'outra' from files_related_mph where file_id = ?`,
        emprestada.id,
        doBanner?.id ?? 0,
      ] as const),
    );
    await renomear(emprestada.id, 'Emprestada do registro.png');
    expect((await redacao.editor.pedir(`/upload/files/${praia.id}`, 'DELETE')).status).toBe(200);

    const nomes = async (quem: Editor) =>
      (await ler(quem, 'do registro.png')).linhas.map(({ acao, alvo }) => [
        acao,
        alvo.replace(/^.*: /, ''),
      ]);
    const daPraia = [
      ['apagou no painel', 'Praia do registro.png'],
      ['editou no painel', 'Praia do registro.png'],
    ];
    expect(await nomes(redacao.conteudista)).toEqual(daPraia);
    const [, renomeada] = (await ler(redacao.conteudista, 'do registro.png')).linhas;
    expect(renomeada?.antes).toEqual({ Nome: 'ana.png' });
    expect(await nomes(aqui.editor)).toEqual([
      daPraia[0],
      ['editou no painel', 'Emprestada do registro.png'],
      ['editou no painel', 'Loja do registro.png'],
      daPraia[1],
    ]);
  });
});
