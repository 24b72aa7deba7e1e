ALTER TABLE "docks" ADD COLUMN "left_rev" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "left_rev" bigint;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "left_rev" bigint;--> statement-breakpoint
CREATE INDEX "docks_left" ON "docks" USING btree ("center_id","left_rev") WHERE left_rev is not null;--> statement-breakpoint
CREATE INDEX "orders_left" ON "orders" USING btree ("center_id","left_rev") WHERE left_rev is not null;--> statement-breakpoint
CREATE INDEX "tasks_left" ON "tasks" USING btree ("center_id","left_rev") WHERE left_rev is not null;