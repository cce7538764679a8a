import path from 'node:path';
import type { MeioPagamento } from '@portal/contracts/anuncio/status';
import { PASTAS } from '@portal/contracts/arquivo/pastas';
import { diaDoInstante } from '@portal/contracts/tempo/datas';
import { identificadorDe } from '@portal/cms-extensions/anuncio/cobranca/pix';
import type { Armazenamento } from '@portal/cms-extensions/armazenamento/armazenamento';
import { guardarImagem } from '@portal/cms-extensions/arquivo/guardar';
import type { Core } from '@strapi/strapi';
import type { PassoDeDemonstracao } from '../dados/andamento';
import { CONFIGURACAO } from '../dados/paginas';
import { comprovanteDePagamento } from '../desenho/comprovante';
import { pintar } from '../desenho/quadro';

export interface Dono {
  id: number;
  documentId: string;
  nome: string;
}

const ADMINISTRACAO = { por_id: null, por_nome: 'Administração' };

/** The steps of an ad's life, as if they had been taken then. */
export const gravarPassos = async (
  strapi: Core.Strapi,
  anuncio: { id: number; titulo: string },
  dono: Dono,
  passos: readonly PassoDeDemonstracao[],
): Promise<void> => {
  const doDono = { por_id: dono.id, por_nome: dono.nome };
  for (const { quando, evento, ...passo } of passos)
    await strapi.db.query('api::historico.historico').create({
      data: {
        ...passo,
        ...(evento === 'decisao' ? ADMINISTRACAO : doDono),
        anuncio_id: anuncio.id,
        titulo: anuncio.titulo,
        quando: quando.getTime(),
        evento,
        motivo: '',
      },
    });
};

interface Pago {
  id: number;
  valor: number;
  meio: MeioPagamento;
  /** Instant, ISO 8601. */
  em: string;
}

/** Draws an ad's proof of payment and stores it where proofs are. Answers its name there. */
export const desenharComprovante = async (
  armazenamento: Armazenamento,
  { id, valor, meio, em }: Pago,
  dono: Dono,
): Promise<string> => {
  const desenho = comprovanteDePagamento({
    meio,
    valor,
    identificador: identificadorDe(id),
    para: CONFIGURACAO.pix_favorecido,
    de: dono.nome,
    dia: diaDoInstante(em),
  });
  const { url } = await guardarImagem(armazenamento, PASTAS.comprovantes, () => pintar(desenho));
  return path.posix.basename(url);
};
