CREATE SEQUENCE "public"."order_ids" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."task_ids" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
-- Rows made before this migration keep their ids; nothing happens where there is none.
SELECT setval('order_ids', (SELECT max("id") FROM "orders"));--> statement-breakpoint
SELECT setval('task_ids', (SELECT max("id") FROM "tasks"));
