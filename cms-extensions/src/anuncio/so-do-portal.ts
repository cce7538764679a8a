/**
 * Read-only fields of an ad in the panel, which greys and refuses them: only the portal writes them, with their history
 * (docs/arquitetura.md, "The way of a rule").
 */
export const SO_DO_PORTAL: readonly string[] = [
  ...['situacao', 'valor', 'data_inicio', 'data_vencimento', 'periodo', 'tipo'],
  ...['comprovante', 'enviado_em', 'aprovado_em', 'esperando_desde', 'titulo_dobrado'],
  ...['reembolso_motivo', 'reembolso_chave_pix', 'reembolso_pedido_em'],
  ...['lembrado_em', 'avisado_7_dias_em', 'avisado_fim_em'],
  ...['termos', 'termos_versao', 'termos_aceitos_em'],
];
