import type { Privacidade } from '@portal/contracts/usuario/privacidade';
import type { Core } from '@strapi/strapi';
import { findOne } from '../database/find-all';
import { lerRetencao } from './retencao';

/** What /privacidade says while staff have not written a text of their own in the CMS. */
const PRIVACIDADE_PADRAO = [
  'Esta página conta, em poucas palavras, o que o portal faz com os seus dados pessoais, como pede a Lei Geral de Proteção de Dados (Lei nº 13.709/2018).',
  'O que guardamos: no cadastro, o seu nome, CPF ou CNPJ, e-mail, telefone e endereço. A senha é guardada de um jeito que ninguém consegue lê-la. Nas pesquisas, o nome, o telefone e o e-mail de quem vota.',
  'Para que usamos: para identificar quem anuncia, conferir pagamentos, falar com você sobre os seus anúncios, contar cada voto uma só vez e entregar os prêmios dos sorteios.',
  'Com quem dividimos: com ninguém. O nome de usuário aparece ao lado dos seus anúncios; os outros dados só você e a administração do portal veem. Para preencher o endereço, só o CEP que você digita é consultado num serviço público.',
  'Cookies: usamos apenas os necessários para manter a sua sessão, proteger os formulários, lembrar as pesquisas respondidas e contar os acessos.',
  'Os seus direitos: em Meu perfil você vê, corrige e baixa os seus dados, troca o e-mail e exclui a sua conta. Para apagar um voto ou tirar dúvidas, fale com a associação pelo telefone da página Quem Somos.',
].join('\n\n');

/** The privacy text of the CMS, or the portal's own while there is none, and how long things are kept. */
export const lerPrivacidade = async (strapi: Core.Strapi): Promise<Privacidade> => {
  const configuracao = await findOne<{ privacidade?: string | null }>(
    strapi,
    'api::configuracao.configuracao',
    { where: {} },
  );
  return {
    texto: configuracao?.privacidade?.trim() || PRIVACIDADE_PADRAO,
    retencao: await lerRetencao(strapi),
  };
};
