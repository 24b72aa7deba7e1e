CREATE SEQUENCE "public"."alert_ids" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
SELECT setval('alert_ids', (SELECT max("id") FROM "alerts"));
