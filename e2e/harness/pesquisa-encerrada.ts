import type { APIRequestContext } from '@playwright/test';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { administracao } from './redacao';
import { postar } from './sessao';

const PESQUISA = 'api::pesquisa.pesquisa';
const RADIO = 'api::radio.radio';

/** Survey 1 of an empty portal: opened, answered by so many people, and closed a minute ago. */
export const encerrarPesquisa = async (
  request: APIRequestContext,
  url: string,
  votantes: number,
): Promise<void> => {
  const admin = await administracao(request, url);
  const nova = { nome_radio: 'Rádio Votada', url: 'https://exemplo.com.br/ao-vivo' };
  const radio = await admin.criar(RADIO, nova);
  await admin.publicar(RADIO, radio);
  const numero = 1;
  const pesquisa = await admin.criar(PESQUISA, { numero, titulo: 'Rádio do ano' });
  for (let n = 1; n <= votantes; n += 1)
    await postar(request, CAMINHOS.votar, {
      data: {
        nome: `Pessoa Exemplo ${n}`,
        telefone: `(11) 9${70_000_000 + n}`,
        email: `pessoa${n}@exemplo.invalid`,
        id_webradio: radio,
      },
    });
  const fecha_em = new Date(Date.now() - 60_000).toISOString();
  await admin.mudar(PESQUISA, pesquisa, { numero, fecha_em });
};
