import type { EnderecoDoCep } from '@portal/contracts/cep/cep';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import type { MeusDados } from '@portal/contracts/usuario/perfil';
import type { Privacidade } from '@portal/contracts/usuario/privacidade';
import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '../../lib/api-error';
import { lerJson } from '../../lib/ler-json';
import { PRIVADO, renovarSessao } from '../../session/renovar-sessao';
import { cliente } from './cliente';

/** The profile's data. A session that has ended meanwhile is noticed here, and the page sends to the login. */
export const meusDadosQuery = queryOptions({
  queryKey: [PRIVADO, 'meus-dados'],
  queryFn: async ({ signal, client }) => {
    const { lerPrivado } = await cliente();
    try {
      return await lerPrivado<MeusDados>(CAMINHOS.meusDados, signal);
    } catch (erro) {
      if (erro instanceof ApiError && erro.status === 401) void renovarSessao(client);
      throw erro;
    }
  },
});

/** The address behind a CEP of 8 digits; asked for once. */
export const cepQuery = (cep: string) =>
  queryOptions({
    queryKey: ['cep', cep],
    queryFn: ({ signal }) => lerJson<EnderecoDoCep>(CAMINHOS.cep(cep), signal),
    staleTime: Infinity,
    retry: false,
    networkMode: 'always',
  });

/** The privacy text staff edit in the CMS. */
export const privacidadeQuery = queryOptions({
  queryKey: ['privacidade'],
  queryFn: ({ signal }) => lerJson<Privacidade>(CAMINHOS.privacidadeTexto, signal),
});
