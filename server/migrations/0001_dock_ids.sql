CREATE SEQUENCE "public"."dock_ids" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE INDEX "docks_driver" ON "docks" USING btree ("driver") WHERE driver is not null;--> statement-breakpoint
CREATE INDEX "tasks_on_the_road" ON "tasks" USING btree ("delivery_man_id") WHERE status = 'shipping';--> statement-breakpoint
-- Rounds made before this migration keep their ids; nothing happens where there is none.
SELECT setval('dock_ids', (SELECT max("id") FROM "docks"));
