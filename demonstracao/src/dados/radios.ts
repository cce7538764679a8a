import { lugarDe } from '@portal/contracts/lugar/lugar';
import type { Estado } from '@portal/contracts/usuario/limites';

export interface RadioDeDemonstracao {
  nome: string;
  slogan: string;
  tags: string;
  endereco: string;
  cidade: string;
  estado: Estado | null;
}

const radio = (
  nome: string,
  slogan: string,
  tags: string,
  endereco: string,
): RadioDeDemonstracao => ({ nome, slogan, tags, endereco, ...lugarDe(endereco) });

/** Invented stations. The first is the portal's default one. */
export const RADIOS: readonly RadioDeDemonstracao[] = [
  radio(
    'Web Rádio Louvor',
    'Louvor que acompanha o seu dia',
    'louvor, adoração, ao vivo',
    'São Paulo, SP',
  ),
  radio('Rádio Canaã FM', 'Uma terra boa de ouvir', 'louvor, notícias, comunidade', 'Campinas, SP'),
  radio('Rádio Sião', 'Do alto do monte para a sua casa', 'adoração, hinos', 'Belo Horizonte, MG'),
  radio('Web Rádio Maranata', 'Esperança no ar, dia e noite', 'pregação, louvor', 'Curitiba, PR'),
  radio('Rádio Esperança', 'Boas notícias têm som', 'notícias, entrevistas', 'Recife, PE'),
  radio('Rádio Nova Vida', 'Cada manhã, um começo', 'louvor, jovem', 'Santos, SP'),
  radio('Web Rádio Monte Horebe', 'Onde a voz é mansa', 'adoração, meditação', 'Goiânia, GO'),
  radio(
    'Rádio Vale de Bênçãos',
    'O vale inteiro canta junto',
    'sertanejo gospel, família',
    'Governador Valadares, MG',
  ),
  radio(
    'Web Rádio Manancial',
    'Música que corre como água',
    'instrumental, adoração',
    'Cuiabá, MT',
  ),
  radio('Rádio Rocha Viva', 'Firme na programação', 'rock cristão, jovem', 'Porto Alegre, RS'),
  radio('Web Rádio Alvorada', 'A primeira luz do seu dia', 'manhã, louvor', 'Brasília, DF'),
  radio(
    'Rádio Luz do Sertão',
    'Xote, baião e gratidão',
    'forró gospel, sertão',
    'Juazeiro do Norte, CE',
  ),
  radio('Web Rádio Águas Claras', 'Para ouvir sem pressa', 'adoração, calmas', 'Palmas, TO'),
  radio(
    'Rádio Boas Novas do Norte',
    'A floresta também canta',
    'ribeirinha, notícias',
    'Manaus, AM',
  ),
  radio('Web Rádio Videira', 'Junto da mesma raiz', 'família, crianças', 'Caxias do Sul, RS'),
  radio('Rádio Estrela da Manhã', 'Companhia antes do sol', 'madrugada, oração', 'Vitória, ES'),
  radio('Web Rádio Betesda', 'Um lugar de descanso', 'meditação, piano', 'Florianópolis, SC'),
  radio('Web Rádio Farol', 'Sempre acesa', 'litoral, louvor', 'Salvador, BA'),
  radio('Rádio Semear', 'Palavra lançada em terra boa', 'estudo, pregação', 'Londrina, PR'),
  radio('Web Rádio Arca', 'Cabe todo mundo', 'crianças, família', 'São Luís, MA'),
  radio('Rádio Jardim de Oração', 'Doze horas, doze temas', 'oração, meditação', 'João Pessoa, PB'),
  radio('Web Rádio Harpa do Vale', 'Hinos de ontem e de sempre', 'hinos, coral', 'Uberlândia, MG'),
  radio('Rádio Sal da Terra', 'Tempero na conversa', 'entrevistas, comunidade', 'Aracaju, SE'),
  radio('Web Rádio Ponte', 'De uma margem à outra', 'missões, mundo', 'Corumbá, MS'),
  radio('Rádio Onda de Paz', 'Mar calmo, som bom', 'calmas, litoral', 'Natal, RN'),
  radio(
    'Web Rádio Coração Sertanejo',
    'Viola, fé e café passado',
    'sertanejo gospel, viola',
    'Ribeirão Preto, SP',
  ),
];
