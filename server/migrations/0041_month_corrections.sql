ALTER TABLE "extra_costs" ALTER COLUMN "extracost_type" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "extra_costs" ADD COLUMN "corrects" date;--> statement-breakpoint
CREATE INDEX "extra_costs_corrects" ON "extra_costs" USING btree ("driver","corrects") WHERE corrects is not null;--> statement-breakpoint
ALTER TABLE "extra_costs" ADD CONSTRAINT "extra_costs_type" CHECK (extracost_type is not null or corrects is not null);--> statement-breakpoint
ALTER TABLE "extra_costs" ADD CONSTRAINT "extra_costs_corrects" CHECK (date_trunc('month', corrects::timestamp) < date_trunc('month', day::timestamp));