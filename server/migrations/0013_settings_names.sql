UPDATE "metas" SET "data" = ("data" - 'order_status_transitions' - 'subscription_status_transitions' - 'repreparation_origin_statuses')
  || jsonb_build_object(
    'order_statuses', jsonb_build_object(
      'ALLOWED_TRANSITIONS', "data" -> 'order_status_transitions',
      'SUBSCRIPTION_ALLOWED_TRANSITIONS', "data" -> 'subscription_status_transitions',
      'ORIGIN_STATUSES_FOR_REPREPARATION_REASON', "data" -> 'repreparation_origin_statuses'))
WHERE "data" ? 'order_status_transitions' OR "data" ? 'subscription_status_transitions' OR "data" ? 'repreparation_origin_statuses';--> statement-breakpoint
UPDATE "metas" SET "data" = "data" || jsonb_build_object('sites', (
  SELECT coalesce(jsonb_object_agg(site ->> 'id', site - 'id'), '{}') FROM jsonb_array_elements("data" -> 'sites') AS site))
WHERE jsonb_typeof("data" -> 'sites') = 'array';--> statement-breakpoint
UPDATE "metas" SET "data" = "data" || jsonb_build_object('transit_area_types', (
  SELECT coalesce(jsonb_agg((type - 'name') || jsonb_build_object('label', coalesce(type -> 'label', type -> 'name')) ORDER BY at), '[]')
  FROM jsonb_array_elements("data" -> 'transit_area_types') WITH ORDINALITY AS types(type, at)))
WHERE jsonb_typeof("data" -> 'transit_area_types') = 'array';--> statement-breakpoint
UPDATE "metas" SET "data" = "data" || jsonb_build_object('repreparation_reasons', (
  SELECT jsonb_build_object(
    'ID_TO_LABEL', coalesce(jsonb_object_agg(reason ->> 'id', reason -> 'label'), '{}'),
    'MANDATORY_COMMENT', coalesce(jsonb_agg(reason -> 'id') FILTER (WHERE reason -> 'needs_comment' = 'true'), '[]'))
  FROM jsonb_array_elements("data" -> 'repreparation_reasons') AS reason))
WHERE jsonb_typeof("data" -> 'repreparation_reasons') = 'array';--> statement-breakpoint
UPDATE "metas" SET "data" = "data" || jsonb_build_object('blocking_exit_reasons', (
  SELECT jsonb_build_object(
    'AVAILABLE', coalesce(jsonb_agg(reason -> 'id'), '[]'),
    'ID_TO_LABEL', coalesce(jsonb_object_agg(reason ->> 'id', reason -> 'label'), '{}'),
    'MANDATORY_COMMENT', coalesce(jsonb_agg(reason -> 'id') FILTER (WHERE reason -> 'needs_comment' = 'true'), '[]'))
  FROM jsonb_array_elements("data" -> 'blocking_exit_reasons') AS reason))
WHERE jsonb_typeof("data" -> 'blocking_exit_reasons') = 'array';
