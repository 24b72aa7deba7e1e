CREATE INDEX "money_movements_created" ON "money_movements" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "refunds_created" ON "refunds" USING btree ("created_at");