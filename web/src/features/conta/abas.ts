import type { Papel } from '../../session/use-sessao';

export const ABAS = [
  { id: 'meuPerfil', rotulo: 'Meu perfil', soAdministrador: false },
  { id: 'meusAnuncios', rotulo: 'Meus anúncios', soAdministrador: false },
  { id: 'administracao', rotulo: 'Administração', soAdministrador: true },
  { id: 'caixa', rotulo: 'Caixa', soAdministrador: true },
  { id: 'indicadores', rotulo: 'Indicadores', soAdministrador: true },
  { id: 'usuarios', rotulo: 'Usuários', soAdministrador: true },
  { id: 'registro', rotulo: 'Registro', soAdministrador: true },
  { id: 'pesquisas', rotulo: 'Pesquisas', soAdministrador: true },
] as const;
export type Aba = (typeof ABAS)[number]['id'];

/** The tabs a person may open (especificação 2.10). */
export const abasDe = (papel: Papel) =>
  ABAS.filter(({ soAdministrador }) => !soAdministrador || papel === 'administrador');

/** The tab a hash stands for; unknown, or not for this person, it is the profile (especificação 2.10). */
export const parseAba = (hash: string, papel: Papel): Aba => {
  const procurada = hash.replace(/^#/, '').toLowerCase();
  return abasDe(papel).find(({ id }) => id.toLowerCase() === procurada)?.id ?? 'meuPerfil';
};

/** The tab in which an address that says only which ad opens it; null when it says none. */
export const abaDoAnuncio = (search: string, papel: Papel): Aba | null => {
  if (!new URLSearchParams(search).has('anuncio')) return null;
  return papel === 'administrador' ? 'administracao' : 'meusAnuncios';
};
