import path from 'node:path';
import { abrirArmazenamento } from '@portal/cms-extensions/armazenamento/abrir';
import { chaveDaUrl, partesDe } from '@portal/cms-extensions/armazenamento/chaves';
import { isStorageAway } from '@portal/cms-extensions/database/away';
import { LARGURAS, variante } from '@portal/contracts/arquivo/imagem';
import type { Ambiente } from '../runtime/ambiente';
import { codigoDo } from '../runtime/codigo-do-erro';
import { conferirArmazenamento } from '../runtime/conferir-armazenamento';
import { ErroDeInicio } from '../runtime/erro-de-inicio';
import { lugarDosArquivos } from '../runtime/lugar-dos-arquivos';
import { escreverSoParaODono } from '../runtime/so-do-dono';
import { lerAmbienteDoComando } from './ambiente-do-comando';
import { type DoisBancos, emDoisPostgres, emDoisSqlite } from './dois-bancos';
import { gravarEnviado } from './do-bucket';
import { lerConteudo } from './do-deposito';
import { BANCO, ENVIADOS, FORMATO_INCREMENTAL, type Membro } from './manifesto';
import { comCopiaAberta, type CopiaAberta, type Origem } from './origem';
import { percorrerPacote } from './pacote';
import { conferirParado } from './parado';
import { TIPOS, type Tipo } from './tipos';
import { tabelasDe, trazerTipo, type Trazidos } from './trazer-tipo';

/** What the person who asked for it is told. */
export interface TipoRestaurado extends Trazidos {
  criadaEm: string;
  /** Files that were missing and are here again. */
  arquivos: number;
}

/** A picture lies there in several widths. */
const chavesDe = (url: string): string[] => {
  const chave = chaveDaUrl(url);
  if (chave === null || !partesDe(chave)) return [];
  const variantes = chave.endsWith('.webp') ? LARGURAS.map((w) => variante(chave, w)) : [];
  return [chave, ...variantes];
};

/** Files before the rows that name them: what a failure leaves, the sweep of orphans takes. */
const trazerArquivos = async (
  ambiente: Ambiente,
  { manifesto, arquivo, deposito }: CopiaAberta,
  urls: readonly string[],
): Promise<number> => {
  const armazenamento = abrirArmazenamento(lugarDosArquivos(ambiente));
  const membros = new Map(manifesto.membros.map((membro) => [membro.nome, membro]));
  const faltam = new Map<string, Membro>();
  for (const chave of new Set(urls.flatMap(chavesDe))) {
    const membro = membros.get(`${ENVIADOS}${chave}`);
    if (membro && !(await armazenamento.medir(chave))) faltam.set(membro.nome, membro);
  }
  const gravar = (nome: string, conteudo: Buffer): Promise<void> =>
    gravarEnviado(armazenamento, nome, conteudo);
  if (manifesto.formato === FORMATO_INCREMENTAL)
    for (const [nome, membro] of faltam) await gravar(nome, await lerConteudo(deposito, membro));
  else if (faltam.size > 0) await percorrerPacote(arquivo, (nome) => faltam.has(nome), gravar);
  return faltam.size;
};

/** What the database refused, in words. */
const explicar = (erro: unknown): unknown => {
  const codigo = codigoDo(erro);
  if (isStorageAway(erro))
    return new ErroDeInicio('Não foi possível gravar os arquivos: nada foi mudado no banco.');
  if (/^(23505|SQLITE_CONSTRAINT_UNIQUE)$/.test(codigo))
    return new ErroDeInicio(
      'Um registro da cópia não cabe ao lado dos de hoje (o mesmo lugar já tem outro): nada foi mudado.',
    );
  if (/^(42P01|SQLITE_CANTOPEN)$/.test(codigo))
    return new ErroDeInicio('Não há portal aqui: ligue-o uma vez, ou volte a cópia inteira.');
  return erro;
};

const tipoDe = (nome: string): Tipo => {
  const tipo = Object.hasOwn(TIPOS, nome) ? TIPOS[nome] : undefined;
  if (tipo) return tipo;
  throw new ErroDeInicio(
    `"${nome}" não volta sozinho. Voltam: ${Object.keys(TIPOS).join(', ')}. O resto depende um do outro, e só volta com a cópia inteira.`,
  );
};

/**
 * Brings one type back from a backup into the portal the environment describes, wholly or not at all: entries that are not
 * here any more, and with `trocar` those that are, as the backup has them. Rejects with ErroDeInicio, one Portuguese line.
 */
export const restaurarTipo = async (
  origem: Origem,
  nome: string,
  trocar: boolean,
): Promise<TipoRestaurado> => {
  const tipo = tipoDe(nome);
  const ambiente = lerAmbienteDoComando();
  const { dados, bancoUrl } = ambiente;
  await conferirArmazenamento(ambiente);
  escreverSoParaODono();
  return comCopiaAberta(
    origem,
    { ambiente, comEnviados: false, conferir: () => conferirParado(ambiente) },
    async (copia) => {
      const trabalho = async (bancos: DoisBancos): Promise<TipoRestaurado> => {
        const { trazidos, urls } = await trazerTipo(bancos, tipo, trocar);
        const arquivos = await trazerArquivos(ambiente, copia, urls);
        return { ...trazidos, arquivos, criadaEm: copia.manifesto.criadaEm };
      };
      const banco = path.join(copia.pasta, BANCO[copia.manifesto.banco]);
      try {
        return bancoUrl === null
          ? await emDoisSqlite(dados, banco, trabalho)
          : await emDoisPostgres(bancoUrl, banco, tabelasDe(tipo), trabalho);
      } catch (erro) {
        throw explicar(erro);
      }
    },
  );
};
