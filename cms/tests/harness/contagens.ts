import type { Indicadores } from '@portal/contracts/monitoramento/indicadores';
import { indicadoresSchema } from '@portal/contracts/monitoramento/indicadores';
import { beforeAll, expect } from 'vitest';
import { linkTo } from './editor';
import { type Answer } from './http';
import { anuncioEmExibicao, type PortalEditado } from './leitura';
import { enviarRetrato } from './midias';
import { novaAdministradora, novaPessoa, type Pessoa } from './pessoas';
import { sql } from './sql';
import { novoVisitante, type Visitante } from './visitante';

/** What there is to count, and who asks for the sums. */
export interface Contaveis {
  cantor: string;
  musica: string;
  outraMusica: string;
  radio: string;
  anuncio: number;
  /** An ad that is not on the air. */
  parado: number;
  dona: Pessoa;
  administradora: Pessoa;
}

/** An ad of somebody's. */
const anuncioDe = async (
  aqui: PortalEditado,
  dona: Pessoa,
  colunas: Record<string, number> = {},
): Promise<number> => {
  const { id } = await anuncioEmExibicao(aqui, colunas);
  const ligar = 'update anuncios_usuario_lnk set user_id = ? where anuncio_id = ?';
  await sql(aqui.portal, aqui.database, ligar, dona.id, id);
  return id;
};

const criar = async (aqui: PortalEditado): Promise<Contaveis> => {
  const { editor, portal } = aqui;
  const cantor = await editor.createPublished('api::cantor.cantor', {
    nome: 'Cantora',
    foto: (await enviarRetrato(editor, 'Uma cantora')).id,
  });
  const musicas: string[] = [];
  for (const nome of ['Primeira', 'Segunda']) {
    const campos = { nome, cantor: linkTo(cantor) };
    musicas.push((await editor.createPublished('api::musica.musica', campos)).documentId);
  }
  const radio = { nome_radio: 'Rádio', url: 'https://r.test/' };
  const dona = await novaPessoa(portal);
  const anuncio = await anuncioDe(aqui, dona);
  const parado = await anuncioDe(aqui, dona, { situacao: 0 });
  return {
    cantor: cantor.documentId,
    musica: musicas[0] ?? '',
    outraMusica: musicas[1] ?? '',
    // Last: publishing renews at once what a portal other files used knows of what was written past it, as the ads were.
    radio: (await editor.createPublished('api::radio.radio', radio)).documentId,
    anuncio,
    parado,
    dona,
    administradora: await novaAdministradora(aqui),
  };
};

export interface ComContaveis extends Contaveis {
  visitante(): Promise<Visitante>;
  tocar(visitante: Visitante, musica?: string, headers?: Record<string, string>): Promise<Answer>;
  presenca(visitante: Visitante, headers?: Record<string, string>): Promise<Answer>;
  indicadores(): Promise<Indicadores>;
  /** Counted so far of a kind and target, all months together. */
  totalDoMes(tipo: string, alvo: string | number): Promise<number>;
  /** The same, which must be what the days add up to. */
  total(tipo: string, alvo: string | number): Promise<number>;
  /** What was not counted of a kind and target, by reason. */
  naoContados(tipo: string, alvo: string | number): Promise<Record<string, number>>;
}

/** The id in a browser's monitoring cookie. */
export const idDoCookie = ({ cookies }: Visitante): string => {
  const { id_usuario } = JSON.parse(decodeURIComponent(cookies.get('monitoramento') ?? '')) as {
    id_usuario: string | number;
  };
  return String(id_usuario);
};

/** Something of each kind to count, made before the file's first test. */
export const comContaveis = (aqui: PortalEditado): ComContaveis => {
  const feitos = {
    visitante: async () => {
      const visitante = novoVisitante(aqui.portal);
      await visitante.quem();
      return visitante;
    },
    tocar: (visitante: Visitante, musica = feitos.musica, headers = {}) =>
      visitante.enviar('/api/monitoramentoMusica', { musica }, headers),
    presenca: (visitante: Visitante, headers = {}) =>
      visitante.pedir(`/monitoramento/${idDoCookie(visitante)}`, { headers }),
    indicadores: async () => {
      const path = '/api/monitoramento/indicadores';
      const answer = await feitos.administradora.visitante.pedir(path);
      expect(answer.status, answer.text).toBe(200);
      return indicadoresSchema.parse(answer.json());
    },
    totalDoMes: async (tipo: string, alvo: string | number) => {
      const rows = await sql<{ total: number }>(
        aqui.portal,
        aqui.database,
        'select total from contadores where tipo = ? and alvo = ?',
        tipo,
        String(alvo),
      );
      return rows.reduce((soma, { total }) => soma + total, 0);
    },
    total: async (tipo: string, alvo: string | number) => {
      const dias = await sql<{ total: number }>(
        aqui.portal,
        aqui.database,
        `select total from contadores_diarios where tipo = ? and alvo = ? and motivo = ''`,
        tipo,
        String(alvo),
      );
      const total = await feitos.totalDoMes(tipo, alvo);
      expect(dias.reduce((soma, dia) => soma + dia.total, 0)).toBe(total);
      return total;
    },
    naoContados: async (tipo: string, alvo: string | number) => {
      const rows = await sql<{ motivo: string; total: number }>(
        aqui.portal,
        aqui.database,
        `select motivo, total from contadores_diarios where tipo = ? and alvo = ? and motivo <> ''`,
        tipo,
        String(alvo),
      );
      return Object.fromEntries(rows.map(({ motivo, total }) => [motivo, total]));
    },
  } as ComContaveis; // the hook below makes the rest before any test reads it
  beforeAll(async () => {
    Object.assign(feitos, await criar(aqui));
  });
  return feitos;
};
