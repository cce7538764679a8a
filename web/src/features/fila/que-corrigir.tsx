import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { tiposDeMotivoDe, type TipoDeMotivo } from '@portal/contracts/anuncio/motivos';
import { Opcoes } from '../../ui/opcoes';

const ROTULOS: Readonly<Record<TipoDeMotivo, string>> = {
  pagamento: 'Pagamento',
  imagem: 'Imagem',
  texto: 'Texto',
  link: 'Link',
  outro: 'Outro',
};

interface Props {
  anuncio: Anuncio;
  tipo: TipoDeMotivo;
  onMudar: (tipo: TipoDeMotivo) => void;
}

/** What a refusal is about, where there is a choice: of the payment alone another proof is asked (contrato 5). */
export const QueCorrigir = ({ anuncio, tipo, onMudar }: Props) => {
  const tipos = tiposDeMotivoDe(anuncio);
  return tipos.length === 1 ? null : (
    <Opcoes
      titulo="O que precisa ser corrigido"
      name="tipo_motivo"
      largas
      opcoes={tipos.map((valor) => ({ valor, rotulo: ROTULOS[valor] }))}
      checado={tipo}
      onChange={({ target }) => onMudar(tipos.find((um) => um === target.value) ?? 'outro')}
    />
  );
};
