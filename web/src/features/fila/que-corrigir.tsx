import { TIPOS_DE_MOTIVO, type TipoDeMotivo } from '@portal/contracts/anuncio/motivos';
import { Opcoes } from '../../ui/opcoes';

const ROTULOS: Readonly<Record<TipoDeMotivo, string>> = {
  pagamento: 'Pagamento',
  imagem: 'Imagem',
  texto: 'Texto',
  link: 'Link',
  outro: 'Outro',
};
const TIPOS = TIPOS_DE_MOTIVO.map((valor) => ({ valor, rotulo: ROTULOS[valor] }));

interface Props {
  tipo: TipoDeMotivo;
  onMudar: (tipo: TipoDeMotivo) => void;
}

/** What a refusal is about: of the payment alone another proof is asked (contrato 5). */
export const QueCorrigir = ({ tipo, onMudar }: Props) => (
  <Opcoes
    titulo="O que precisa ser corrigido"
    name="tipo_motivo"
    largas
    opcoes={TIPOS}
    checado={tipo}
    onChange={({ target }) => onMudar(TIPOS_DE_MOTIVO.find((um) => um === target.value) ?? 'outro')}
  />
);
