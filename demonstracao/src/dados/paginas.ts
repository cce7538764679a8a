import type { NomeDeIlustracao } from '../desenho/ilustracoes';

/** Chat-app address of nobody: the number is made of zeros. */
const WHATSAPP = 'https://wa.me/5511900000000';

interface Slide {
  titulo: string;
  texto: string;
  link: string;
  rotulo_link: string;
  externo: boolean;
  ilustracao: NomeDeIlustracao;
  cores: number;
}

/** The carousel of home (especificação 2.2). */
export const CARROSSEL: readonly Slide[] = [
  {
    titulo: 'Encontro de comunicadores do Brasil',
    texto: 'Participe da reunião online com rádios e cantores de todo o país.',
    link: 'https://encontro.exemplo.invalid',
    rotulo_link: 'Saiba mais',
    externo: true,
    ilustracao: 'encontro',
    cores: 0,
  },
  {
    titulo: 'Faça parte da associação',
    texto: 'Crie a sua conta, divulgue a sua rádio e anuncie no portal.',
    link: '/usuario/novo',
    rotulo_link: 'Inscreva-se',
    externo: false,
    ilustracao: 'ficha',
    cores: 2,
  },
];

interface Parceiro {
  titulo: string;
  linha: string;
  chamada: string;
  marca: string;
  link: string;
  ilustracao: NomeDeIlustracao;
  cores: number;
}

/** Four partners; the first leads to the chat app (especificação 2.2). */
export const PARCEIROS: readonly Parceiro[] = [
  {
    titulo: 'Fale com a associação',
    linha: 'Tire dúvidas e envie a sua rádio',
    chamada: 'Chamar no WhatsApp',
    marca: 'Portal das Web Rádios',
    link: WHATSAPP,
    ilustracao: 'conversa',
    cores: 2,
  },
  {
    titulo: 'Hospedagem de rádio online',
    linha: 'Sua transmissão no ar o dia todo',
    chamada: 'Conhecer planos',
    marca: 'Parceiro Exemplo',
    link: 'https://hospedagem.exemplo.invalid',
    ilustracao: 'antena',
    cores: 3,
  },
  {
    titulo: 'Instrumentos para o seu grupo',
    linha: 'Violões, teclados e percussão',
    chamada: 'Ver a loja',
    marca: 'Parceiro Modelo',
    link: 'https://instrumentos.exemplo.invalid',
    ilustracao: 'violao',
    cores: 1,
  },
  {
    titulo: 'Fones para ouvir longe',
    linha: 'Escolhidos por quem faz rádio',
    chamada: 'Escolher o meu',
    marca: 'Parceiro Fictício',
    link: 'https://fones.exemplo.invalid',
    ilustracao: 'fones',
    cores: 4,
  },
];

/** Shortcuts of home (especificação 2.2). */
export const ATALHOS = [
  { titulo: 'Web Rádios', link: '/#webradios', externo: false },
  { titulo: 'Tenha a sua web rádio', link: WHATSAPP, externo: true },
  { titulo: 'Cantores', link: '/#cantores', externo: false },
] as const;

export const SOBRE = {
  texto: [
    'O Portal das Web Rádios é feito por uma associação de operadores de web rádios, cantores e empresas. Aqui o ouvinte encontra rádios e músicas de todo o Brasil, e quem faz rádio encontra companhia.',
    'Somos intermediários entre parceiros: aproximamos rádios, cantores e anunciantes, e cada um responde pelo que transmite, canta ou anuncia.',
    'O portal está em desenvolvimento. Novas páginas e serviços chegam aos poucos, e a sua opinião ajuda a decidir o que vem primeiro.',
  ].join('\n\n'),
  telefone: '(11) 90000-0000',
  diretoria: [
    { nome: 'Fulana de Tal', cargo: 'Presidência (nome de exemplo)' },
    { nome: 'Beltrano de Tal', cargo: 'Secretaria (nome de exemplo)' },
    { nome: 'Sicrana de Tal', cargo: 'Tesouraria (nome de exemplo)' },
  ],
} as const;

export const CONFIGURACAO = {
  facebook: 'https://www.facebook.com/exemplo',
  youtube: 'https://www.youtube.com/@exemplo',
  whatsapp: WHATSAPP,
  instagram: 'https://www.instagram.com/exemplo',
  pix_chave: 'pix@exemplo.invalid',
  pix_favorecido: 'Associação Exemplo',
  banco: 'Banco Exemplo (000)',
  agencia: '0000',
  conta: '00000-0',
  favorecido_conta: 'Associação Exemplo',
} as const;
